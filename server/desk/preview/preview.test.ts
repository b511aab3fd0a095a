import { newStaff, type TestStaff } from '@server/desk/testing/staff';
import { systemIds } from '@server/ids';
import { importContent } from '@server/import/importContent';
import { seed } from '@server/seed/seed';
import { withExampleContent } from '@server/testing/exampleContent';
import { NOON } from '@server/testing/members';
import { withTestServer } from '@server/testing/testServer';
import { sql } from 'kysely';
import { allCalls } from '@/contract/calls/all';
import { bulletinCalls } from '@/contract/calls/bulletins';
import { gameCalls } from '@/contract/calls/game';
import { messageCalls } from '@/contract/calls/message';
import { moneyCalls } from '@/contract/calls/money';
import { platformCalls } from '@/contract/calls/platform';
import { privacyCalls } from '@/contract/calls/privacy';
import { statusCalls } from '@/contract/calls/status';
import {
  CONTENT_KINDS,
  type ContentKindName,
  contentCalls as calls,
  PREVIEW_VIEWERS,
  type PreviewViewer,
} from '@/contract/desk/content';
import type { Envelope } from '@/contract/envelope';
import { makeTicket, readTicket, TICKET_MS } from './ticket';
import { viewerOf } from './viewer';

const { dataDir, files, example } = withExampleContent();
const server = withTestServer(
  async (ctx) => {
    await seed({ ...ctx, config: { ...ctx.config, seed: 'none' } });
    await importContent(example(), { db: ctx.database.db, ids: systemIds, files, appId: '2008', now: NOON });
  },
  { environment: { DATA_DIR: dataDir } },
);
const db = () => server.ctx.database.db;

let operator: TestStaff;
let game: number;
beforeEach(async () => {
  operator = await newStaff(server, 'operator');
  const [row] = (await operator.ask(calls.deskContentList, { kind: 'game' })).records;
  game = Number(row?.thing);
});

/** Every row of every table, as one sum each; sequences alone are nobody's. */
async function everything(): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' order by 1`.execute(db());
  const sums: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{
      sum: string;
    }>`select count(*) || ':' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as sum
      from ${sql.table(name)} t`.execute(db());
    sums[name] = rows[0]?.sum ?? '';
  }
  return sums;
}

async function draftOf(name: string) {
  const thing = await operator.ask(calls.deskContentThing, { kind: 'game', thing: String(game) });
  const item = JSON.stringify({ ...JSON.parse(thing.live ?? '{}'), name });
  return operator.ask(calls.deskContentSave, { kind: 'game', thing: String(game), item, seen: 0 });
}

async function opened(kind: ContentKindName = 'game', thing = String(game), viewer?: PreviewViewer) {
  const { page, as } = await operator.ask(calls.deskContentPreview, { kind, thing, as: viewer });
  const url = new URL(page, 'http://desk');
  const ticket = url.searchParams.get('preview') ?? '';
  url.searchParams.delete('preview');
  return { path: `${url.pathname}${url.search}`, as, ticket };
}
/** What the page of a ticket sends with each call. */
const headersOf = (ticket: string): Record<string, string> => {
  const known = readTicket(ticket, { secret: server.ctx.secret, now: server.ctx.clock.now() });
  const { uid = '', token = '' } = (known && viewerOf(known)) ?? {};
  return { uid, token };
};
type Method = 'POST' | 'GET' | 'DELETE';
const asked = async (ticket: string, path: string, fields: Record<string, string> = {}, method: Method = 'POST') => {
  const answer = await server.raw({
    method,
    url: `/api/desk/preview/${ticket}/${path}`,
    headers: { ...headersOf(ticket), origin: 'null', 'content-type': 'application/x-www-form-urlencoded' },
    ...(method !== 'GET' && { payload: new URLSearchParams(fields).toString() }),
  });
  return { answer, said: answer.json<Envelope>() };
};
const nameIn = (said: Envelope) => (said.data as { name?: string } | null)?.name;

it('a draft is answered to who has its ticket and to nobody else, and nothing is written', async () => {
  await draftOf('深海回声');
  const { ticket } = await opened();
  const before = await everything();
  const { said, answer } = await asked(ticket, gameCalls.gameDetail.path, { appID: String(game) });
  expect(said).toMatchObject({ code: 0 });
  expect(nameIn(said)).toBe('深海回声');
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'no-store',
  });
  expect(await everything()).toEqual(before);
  expect((await server.get(gameCalls.gameDetail, { appID: String(game) })).name).not.toBe('深海回声');
});

it('refuses whatever does something, and writes nothing of it', async () => {
  await draftOf('深海回声');
  const { ticket } = await opened();
  const before = await everything();
  for (const [path, method] of [
    [`user/game/download/${game}`, 'POST'],
    ['v1/feedback', 'POST'],
    ['user/login', 'POST'],
    ['v1/nothing', 'POST'],
    ['desk/content', 'GET'],
    ['v1/demo/sms/outbox', 'GET'],
  ] as const) {
    const { said } = await asked(ticket, path, { platformType: '1' }, method);
    expect([path, said.code, said.msg]).toEqual([path, 1006, '这是预览，只能看，什么也不会办']);
  }
  expect(await everything()).toEqual(before);
});

/** Calls of the contract that read, though they are sent as if they did something. */
const READING =
  `gameList gameDetail gameGifts deviceInit bulletin vipConfig ledger orders order ownOrder kefu me unread messages`.split(
    ' ',
  );

it('refuses a member and a VIP who look every call that would buy, join, agree, open or write, and writes nothing', async () => {
  await draftOf('深海回声');
  for (const viewer of ['member', 'vip'] as const) {
    const { ticket } = await opened('game', String(game), viewer);
    const before = await everything();
    const acting = Object.entries(allCalls).filter(([name, { method }]) => method !== 'GET' && !READING.includes(name));
    expect(acting.length).toBeGreaterThan(50);
    const heard: [string, unknown][] = [];
    for (const [name, { path, method }] of acting) {
      const { said } = await asked(ticket, path.replace(/\{\w+\}/g, '1'), {}, method as Method);
      heard.push([name, said.msg]);
    }
    expect(heard.filter(([, msg]) => msg !== '这是预览，只能看，什么也不会办')).toEqual([]);
    expect(await everything()).toEqual(before);
  }
});

it('a ticket that is altered, too old, or of somebody who left the desk opens nothing', async () => {
  await draftOf('深海回声');
  const { ticket } = await opened();
  const ask = async (given: string) =>
    (await asked(given, gameCalls.gameDetail.path, { appID: String(game) })).said.code;
  expect(await ask(ticket.replace(`game.${game}.`, `game.${game + 1}.`))).toBe(2);
  expect(await ask(`${ticket.slice(0, -1)}${ticket.endsWith('A') ? 'B' : 'A'}`)).toBe(2);
  await db().updateTable('staffSessions').set({ endedAt: new Date() }).where('staffId', '=', operator.id).execute();
  expect(await ask(ticket)).toBe(2);
  const [now, secret] = [1_000_000, 's'.repeat(32)];
  const made = makeTicket({ kind: 'game', thing: 'd7', as: 'vip', staffId: 3 }, { secret, now });
  expect(readTicket(made, { secret, now: now + TICKET_MS - 1 })).toEqual({
    kind: 'game',
    thing: 'd7',
    as: 'vip',
    staffId: 3,
  });
  expect(readTicket(made, { secret, now: now + TICKET_MS })).toBeNull();
  expect(readTicket(made, { secret: 'other', now })).toBeNull();
});

it('who may not see content is given no ticket', async () => {
  const support = await newStaff(server, 'support');
  expect((await support.hear(calls.deskContentPreview, { kind: 'game', thing: String(game) })).code).toBe(1006);
});

it('a game that is not there yet has its page too', async () => {
  const live = await operator.ask(calls.deskContentThing, { kind: 'game', thing: String(game) });
  const item = JSON.stringify({ ...JSON.parse(live.live ?? '{}'), name: '从未有过' });
  const { thing } = await operator.ask(calls.deskContentSave, { kind: 'game', thing: 'new', item, seen: 0 });
  const { page } = await operator.ask(calls.deskContentPreview, { kind: 'game', thing });
  const url = new URL(page, 'http://desk');
  const before = await everything();
  const id = url.pathname.split('/').at(-1) ?? '';
  const { said } = await asked(url.searchParams.get('preview') ?? '', gameCalls.gameDetail.path, { appID: id });
  expect(nameIn(said)).toBe('从未有过');
  expect(await everything()).toEqual(before);
});

/** The first thing of a kind. */
async function firstOf(kind: ContentKindName): Promise<string> {
  const { records } = await operator.ask(calls.deskContentList, { kind });
  return records[0]?.thing ?? '';
}

/** Saves a draft of a thing with some fields otherwise. */
async function redraft(kind: ContentKindName, thing: string, fields: object): Promise<string> {
  const known = thing === 'new' ? { live: null } : await operator.ask(calls.deskContentThing, { kind, thing });
  const item = JSON.stringify({ ...JSON.parse(known.live ?? '{}'), ...fields });
  return (await operator.ask(calls.deskContentSave, { kind, thing, item, seen: 0 })).thing;
}

it.each(PREVIEW_VIEWERS)('as %s it is seen with their eyes, and nothing of them stays', async (viewer) => {
  await draftOf('深海回声');
  const { ticket } = await opened('game', String(game), viewer);
  const before = await everything();
  const { uid = '' } = headersOf(ticket);
  const me = await asked(ticket, statusCalls.me.path, { uid });
  if (viewer === 'guest') expect(me.said.code).toBe(2);
  else expect(me.said.data).toMatchObject({ levelType: viewer === 'vip' ? 1 : 0, coinNum: 0, consentDue: false });
  const games = await asked(ticket, gameCalls.gameDetail.path, { appID: String(game) });
  expect(nameIn(games.said)).toBe('深海回声');
  expect((await asked(ticket, moneyCalls.vipConfig.path)).said.code).toBe(0);
  expect(await everything()).toEqual(before);
  const nobody = viewerOf({ as: 'vip', staffId: operator.id });
  expect(await server.ask(statusCalls.me, { uid }, nobody)).toMatchObject({ code: 2 });
});

/** The times for letters no member reads, and the discount of chapters stands with every book. */
const NOWHERE = ['letterTargets', 'readingRules'] as const;

it('opens each kind where its members meet it, with the eyes that its page is for', async () => {
  const pages: Partial<Record<ContentKindName, [path: string, as: PreviewViewer]>> = {};
  for (const kind of CONTENT_KINDS) {
    const thing = await firstOf(kind);
    if (thing === '' || NOWHERE.some((none) => none === kind)) continue;
    const { path, as } = await opened(kind, thing);
    pages[kind] = [path.replace(thing, 'ID'), as];
  }
  const home = ['/', 'guest'];
  expect(pages).toMatchObject({
    ...{ bulletin: home, banner: home, section: home },
    plan: ['/profile?pop=1', 'member'],
    package: ['/recharge', 'member'],
    task: ['/activity?tab=tasks', 'member'],
    message: ['/message', 'member'],
    tag: ['/square?tab=ID', 'guest'],
    hotSearch: ['/square?q=', 'guest'],
    legal: ['/', 'member'],
    contact: ['/faq', 'guest'],
    checkinRules: ['/checkin', 'member'],
    inviteRules: ['/checkin?view=invite', 'member'],
    squareRules: ['/postpage', 'member'],
  });
  expect((await opened('legal', await firstOf('legal'), 'guest')).path).toBe('/register');
  for (const kind of NOWHERE)
    expect(await operator.hear(calls.deskContentPreview, { kind, thing: await firstOf(kind) })).toMatchObject({
      code: 1007,
    });
});

describe('a bulletin', () => {
  const bulletin = { title: '维护预告', content: '<p>周日停机</p>', priority: 0 };
  const titleIn = ({ said }: { said: Envelope }) => (said.data as { title?: string } | null)?.title;

  it('is the one that home opens, however urgent the others are', async () => {
    const thing = await redraft('bulletin', 'new', { ...bulletin, audience: 'all' });
    const other = {
      title: '更急',
      content: '',
      posType: 1,
      priority: 90,
      startsAt: new Date(NOON),
      createdAt: new Date(NOON),
    };
    await db().insertInto('bulletins').values(other).execute();
    const { ticket } = await opened('bulletin', thing);
    const before = await everything();
    expect(titleIn(await asked(ticket, platformCalls.bulletin.path, { posType: '1' }))).toBe('维护预告');
    const list = await asked(ticket, bulletinCalls.bulletins.path, {}, bulletinCalls.bulletins.method as 'GET');
    expect(list.said.data).toMatchObject({ records: [{ title: '维护预告' }] });
    expect(await everything()).toEqual(before);
    expect(await server.get(platformCalls.bulletin, { posType: 1 })).toMatchObject({ title: '更急' });
  });

  it.each([
    ['has not begun', NOON + 86_400_000, NOON + 2 * 86_400_000],
    ['is over', NOON - 2 * 86_400_000, NOON - 86_400_000],
  ])('that %s is shown as on its first day', async (_what, from, until) => {
    const [startsAt, endsAt] = [from, until].map((at) => new Date(at).toISOString());
    const thing = await redraft('bulletin', 'new', { ...bulletin, audience: 'all', startsAt, endsAt });
    const { ticket } = await opened('bulletin', thing);
    const { said } = await asked(ticket, platformCalls.bulletin.path, { posType: '1' });
    expect(said.data).toMatchObject({ title: '维护预告', createTime: from });
    expect(await server.get(platformCalls.bulletin, { posType: 1 })).not.toMatchObject({ title: '维护预告' });
  });

  it('for members is shown to members alone, with whose eyes it is seen first', async () => {
    const thing = await redraft('bulletin', 'new', { ...bulletin, audience: 'members' });
    const { ticket, as } = await opened('bulletin', thing);
    expect(as).toBe('member');
    expect(titleIn(await asked(ticket, platformCalls.bulletin.path, { posType: '1' }))).toBe('维护预告');
    const guest = await opened('bulletin', thing, 'guest');
    expect((await asked(guest.ticket, platformCalls.bulletin.path, { posType: '1' })).said).toMatchObject({
      code: 0,
      data: null,
    });
  });
});

it('a text that members are to agree to is what alone they are asked about', async () => {
  const thing = await firstOf('legal');
  await redraft('legal', thing, { content: '<p>新的第一条</p>' });
  const { ticket } = await opened('legal', thing);
  const before = await everything();
  const { said } = await asked(ticket, privacyCalls.consents.path, {}, 'GET');
  expect((said.data as { due: unknown[] }).due).toHaveLength(1);
  expect(await everything()).toEqual(before);
});

it('a message to everybody is new to who looks, and a plan and a package are for sale', async () => {
  const message = await redraft('message', 'new', { title: '只在草稿里', content: '<p>一</p>' });
  const { ticket } = await opened('message', message);
  const { said } = await asked(ticket, messageCalls.messages.path, { uid: headersOf(ticket).uid ?? '' });
  expect((said.data as { records: unknown[] }).records[0]).toMatchObject({ title: '只在草稿里', read: false });
  const coins = await redraft('package', await firstOf('package'), { coins: 4321 });
  const shop = await opened('package', coins);
  const { said: sold } = await asked(shop.ticket, moneyCalls.coinProducts.path, {}, 'GET');
  expect(JSON.stringify(sold.data)).toContain('4321');
  const plan = await redraft('plan', await firstOf('plan'), { title: '草稿里的年卡' });
  const sale = await opened('plan', plan);
  expect(JSON.stringify((await asked(sale.ticket, moneyCalls.vipConfig.path)).said.data)).toContain('草稿里的年卡');
});
