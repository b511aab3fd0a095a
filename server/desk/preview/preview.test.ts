import { newStaff, type TestStaff } from '@server/desk/testing/staff';
import { systemIds } from '@server/ids';
import { importContent } from '@server/import/importContent';
import { seed } from '@server/seed/seed';
import { withExampleContent } from '@server/testing/exampleContent';
import { NOON } from '@server/testing/members';
import { withTestServer } from '@server/testing/testServer';
import { sql } from 'kysely';
import { gameCalls } from '@/contract/calls/game';
import { contentCalls as calls } from '@/contract/desk/content';
import type { Envelope } from '@/contract/envelope';
import { makeTicket, readTicket, TICKET_MS } from './ticket';

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

async function opened(who = operator) {
  const { page } = await who.ask(calls.deskContentPreview, { kind: 'game', thing: String(game) });
  return { page, ticket: new URL(page, 'http://desk').searchParams.get('preview') ?? '' };
}
const asked = async (
  ticket: string,
  path: string,
  fields: Record<string, string> = {},
  method: 'POST' | 'GET' = 'POST',
) => {
  const answer = await server.raw({
    method,
    url: `/api/desk/preview/${ticket}/${path}`,
    headers: { origin: 'null', 'content-type': 'application/x-www-form-urlencoded' },
    ...(method === 'POST' && { payload: new URLSearchParams(fields).toString() }),
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
    expect([path, said.code, said.msg]).toEqual([path, 1006, '预览里不能操作']);
  }
  expect(await everything()).toEqual(before);
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
  const made = makeTicket({ kind: 'game', thing: 'd7', staffId: 3 }, { secret, now });
  expect(readTicket(made, { secret, now: now + TICKET_MS - 1 })).toEqual({
    kind: 'game',
    thing: 'd7',
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
