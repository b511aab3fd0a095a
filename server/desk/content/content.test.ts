import { readFileSync } from 'node:fs';
import { checkinRules } from '@server/checkin/rules';
import { withTx } from '@server/db/tx';
import { LAPSE_MS } from '@server/desk/members/secondPerson';
import { newStaff, type TestStaff } from '@server/desk/testing/staff';
import { systemIds } from '@server/ids';
import { importContent } from '@server/import/importContent';
import { kindOf } from '@server/import/kinds/kinds';
import { rowsOf } from '@server/import/testing/rowsOf';
import { readingRules } from '@server/reading/rules';
import { seed } from '@server/seed/seed';
import { squareRules } from '@server/square/rules';
import { withExampleContent } from '@server/testing/exampleContent';
import { NOON } from '@server/testing/members';
import { newMember, type TestMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { contentText } from '@server/text/content';
import { sql } from 'kysely';
import { bulletinCalls } from '@/contract/calls/bulletins';
import { gameCalls } from '@/contract/calls/game';
import { platformCalls } from '@/contract/calls/platform';
import { privacyCalls } from '@/contract/calls/privacy';
import { readingCalls } from '@/contract/calls/reading';
import { searchCalls } from '@/contract/calls/search';
import { squareCalls } from '@/contract/calls/square';
import { supportCalls } from '@/contract/calls/support';
import { code } from '@/contract/codes';
import { actsCalls } from '@/contract/desk/acts';
import { CONTENT_KINDS, type ContentKindName, type ContentThing, contentCalls as calls } from '@/contract/desk/content';
import { memberCalls } from '@/contract/desk/members';
import { MAY } from '@/contract/desk/permissions';
import { checkItem } from './checkItem';
import { contentRows } from './contentRows';
import { formOf } from './formOf';
import { publishDue } from './publish';

const { dataDir, files, example } = withExampleContent();
const server = withTestServer(
  async (ctx) => {
    await seed({ ...ctx, config: { ...ctx.config, seed: 'none' } });
    const tools = { db: ctx.database.db, ids: systemIds, files, appId: '2008', now: NOON };
    await importContent(example(), tools);
  },
  { environment: { DATA_DIR: dataDir } },
);
const db = () => server.ctx.database.db;
const now = () => server.ctx.clock.now();

let operator: TestStaff;
let other: TestStaff;
beforeEach(async () => {
  [operator, other] = [await newStaff(server, 'operator'), await newStaff(server, 'admin')];
});

type Item = Record<string, unknown>;
const list = (kind: ContentKindName, who = operator) => who.ask(calls.deskContentList, { kind });
const open = (kind: ContentKindName, thing: string) => operator.ask(calls.deskContentThing, { kind, thing });
async function first(kind: ContentKindName): Promise<ContentThing & { item: Item }> {
  const [row] = (await list(kind)).records;
  if (!row) throw new Error(`there is no ${kind}`);
  const thing = await open(kind, row.thing);
  return { ...thing, item: JSON.parse(thing.live ?? '{}') as Item };
}
const save = (kind: ContentKindName, thing: string, item: Item, seen = 0, who = operator) =>
  who.hear(calls.deskContentSave, { kind, thing, item: JSON.stringify(item), seen });
async function saved(kind: ContentKindName, thing: string, item: Item, seen = 0): Promise<ContentThing> {
  const heard = await save(kind, thing, item, seen);
  if (heard.code !== 0) throw new Error(heard.msg);
  return heard.data as ContentThing;
}
const publish = ({ kind, thing, draft }: ContentThing, more: { at?: number } = {}, who = operator) =>
  who.hear(calls.deskContentPublish, { kind, thing, seen: draft?.version ?? 0, reason: '改错字', ...more });
/** Writes and publishes at once. */
async function change(kind: ContentKindName, thing: string, item: Item): Promise<ContentThing> {
  const heard = await publish(await saved(kind, thing, item));
  if (heard.code !== 0) throw new Error(`${heard.msg} ${JSON.stringify(heard.data)}`);
  const done = heard.data as ContentThing;
  return done.draft?.asked ? confirmed(done) : done;
}
const decide = ({ draft }: ContentThing, confirm = true, who = other) =>
  who.hear(memberCalls.deskDecide, { id: draft?.asked?.id ?? 0, confirm });
/** The other one agrees. */
async function confirmed({ kind, thing, draft }: ContentThing): Promise<ContentThing> {
  const heard = await other.hear(memberCalls.deskDecide, { id: draft?.asked?.id ?? 0, confirm: true });
  if (heard.code !== 0) throw new Error(heard.msg);
  const [last] = await db()
    .selectFrom('contentVersions')
    .select('rowId')
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  return open(kind, String(last?.rowId ?? thing));
}
const bulletinNow = async () => (await server.get(platformCalls.bulletin, { posType: 1 }))?.title;
/** What triggers say reaches the shared answers a moment later. */
async function until<T>(read: () => Promise<T>, wanted: T): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if ((await read()) === wanted) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  expect(await read()).toBe(wanted);
}

describe('every kind', () => {
  it.each(CONTENT_KINDS)('%s: what is read keeps to the format, and writing it changes nothing', async (name) => {
    const kind = kindOf(name);
    if (!kind) throw new Error(name);
    const { records } = await list(name);
    expect(records.length).toBeGreaterThan(0);
    const isParted = name === 'activity';
    const tables = ['games', 'game_packages', 'gift_packs', 'gift_codes', 'activities', 'picks', 'banners', 'bulletins']
      .concat(['messages', 'faqs', 'faq_categories', 'stories', 'tasks', 'home_sections', 'shortcuts', 'square_tags'])
      .concat(isParted ? [] : ['activity_tasks', 'activity_rewards', 'activity_prizes'])
      .concat(['recharge_products', 'vip_products', 'app_config', 'search_keywords', 'game_types', 'books', 'chapters'])
      .concat(['book_label_links', 'welfare_items', 'checkin_rules', 'checkin_milestones', 'invite_rules'])
      .concat(['square_config', 'reading_config']);
    const before = await rowsOf(db(), ...tables);
    for (const { thing } of records) {
      const { live } = await open(name, thing);
      const item = JSON.parse(live ?? '{}') as Item;
      const fields = formOf(kind).map(({ name: field }) => field);
      expect(Object.keys(item).filter((field) => !fields.includes(field))).toEqual([]);
      const checked = await checkItem(kind, item, files);
      expect(checked.problems).toEqual([]);
      await withTx(db(), async (tx) => {
        const rows = await contentRows(tx, NOON, item);
        const id = await kind.write({ rows, ids: systemIds, appId: '2008' }, checked.item as never, Number(thing));
        expect(id).toBe(Number(thing));
        expect((await kind.read(rows, [id])).get(id)).toEqual(item);
      });
    }
    expect(await rowsOf(db(), ...tables)).toBe(before);
  });

  it('says in words whatever the format can find wrong', () => {
    const said = [
      'activities',
      'games',
      'house',
      'shop',
      'tasks',
      'fields',
      'settings',
      'rules',
      'books',
      'welfare',
    ].flatMap((file) =>
      [
        ...readFileSync(`server/import/format/${file}.ts`, 'utf8').matchAll(/'((?:must|needs|names|gives|is) [^']+)'/g),
      ].map(([, words = '']) => words),
    );
    const folderOnly =
      /path within|stars|of a–z|needs five|text or pages|novel with pages|^must be at (?:most|least) [\d.]+$/;
    const silent = said.filter((words) => !folderOnly.test(words) && contentText.byMessage[words] === undefined);
    expect(silent).toEqual([]);
  });
});

describe('publishing', () => {
  it('reaches members within seconds, with its history and the log', async () => {
    const { thing, item } = await first('bulletin');
    await bulletinNow();
    const after = await change('bulletin', thing, { ...item, title: '今晚 22:00 维护' });
    await until(bulletinNow, '今晚 22:00 维护');
    expect(after).toMatchObject({ draft: null, title: '今晚 22:00 维护' });
    expect(after.history[0]).toMatchObject({ by: operator.name, how: 'desk', reason: '改错字' });
    expect(JSON.parse(after.history[0]?.before ?? '')).toMatchObject({ title: item.title });
    const { records } = await other.ask(actsCalls.deskActs, {
      subject: 'content',
      subjectId: `bulletin/${thing}`,
    });
    expect(records[0]).toMatchObject({ kind: 'content.published', after: '{"title":"今晚 22:00 维护"}' });
  });

  it('is undone by publishing what was before, as long as nothing came after', async () => {
    const { thing, item } = await first('bulletin');
    const one = await change('bulletin', thing, { ...item, title: '第一版' });
    const two = await change('bulletin', thing, { ...item, title: '第二版' });
    const undo = (version: number) =>
      operator.hear(calls.deskContentUndo, { kind: 'bulletin', thing, version, reason: '写错了' });
    expect((await undo(one.history[0]?.id ?? 0)).code).toBe(code.alreadyDone);
    expect((await undo(two.history[0]?.id ?? 0)).code).toBe(0);
    expect((await open('bulletin', thing)).title).toBe('第一版');
    await until(bulletinNow, '第一版');
  });

  it('of a draft that something else was published under is refused with both, and loses nothing', async () => {
    const { thing, item } = await first('bulletin');
    const draft = await saved('bulletin', thing, { ...item, title: '我的稿' });
    await db().updateTable('bulletins').set({ title: '别处改的' }).where('id', '=', Number(thing)).execute();
    const refusal = await publish(draft);
    expect(refusal).toMatchObject({ code: code.alreadyDone });
    const { live, base } = refusal.data as { live: string; base: string };
    expect([JSON.parse(live).title, JSON.parse(base).title]).toEqual(['别处改的', item.title]);
    expect(JSON.parse((await open('bulletin', thing)).draft?.item ?? '{}').title).toBe('我的稿');
    const again = await operator.ask(calls.deskContentRebase, { kind: 'bulletin', thing, seen: 1 });
    expect((await publish(again)).code).toBe(0);
    expect((await open('bulletin', thing)).title).toBe('我的稿');
  });

  it('a draft that a colleague saved meanwhile is not written over', async () => {
    const { thing, item } = await first('bulletin');
    await saved('bulletin', thing, { ...item, title: '一' });
    expect((await save('bulletin', thing, { ...item, title: '二' }, 1, other)).code).toBe(0);
    expect(await save('bulletin', thing, { ...item, title: '三' }, 1)).toMatchObject({
      code: code.alreadyDone,
      data: { who: other.name },
    });
    expect((await save('bulletin', thing, { ...item, title: '四' })).code).toBe(code.alreadyDone);
  });

  it('names everything that is wrong at once, in words', async () => {
    const { thing, item } = await first('game');
    const wrong = {
      ...item,
      name: '',
      price: -1,
      tags: ['一二三四五六七八九十一二三'],
      publishedAt: '昨天',
      icon: '/media/own/x',
    };
    const refusal = await publish(await saved('game', thing, wrong));
    expect(refusal).toMatchObject({ code: code.badParameter });
    expect((refusal.data as { problems: unknown[] }).problems).toEqual([
      { path: 'name', text: '不能为空' },
      { path: 'icon', text: '要上传一张图片' },
      { path: 'tags[0]', text: '最多 12 个字' },
      { path: 'price', text: '不能小于 0' },
      { path: 'publishedAt', text: '时间不对' },
    ]);
    const nowhere = { ...item, types: ['nowhere'], icon: `/media/own/${'a'.repeat(32)}-1.webp` };
    const { problems } = await operator.ask(calls.deskContentCheck, { kind: 'game', item: JSON.stringify(nowhere) });
    expect(problems).toEqual([{ path: 'icon', text: '图片不在了，请重新上传' }]);
    const heard = await publish(await saved('game', thing, { ...item, types: ['nowhere'] }, 1));
    expect(heard.data).toEqual({ problems: [{ path: 'types[0]', text: '没有这个分类' }] });
  });

  it('at a moment happens when it is due, by who planned it', async () => {
    const { thing, item } = await first('bulletin');
    await bulletinNow();
    const draft = await saved('bulletin', thing, { ...item, title: '到点发' });
    expect((await publish(draft, { at: now() - 1 })).code).toBe(code.badParameter);
    expect(await publish(draft, { at: now() + 60_000 })).toMatchObject({ code: 0 });
    await publishDue(server.ctx, now() + 59_000);
    expect((await open('bulletin', thing)).history).toHaveLength(1);
    await publishDue(server.ctx, now() + 60_000);
    expect(await open('bulletin', thing)).toMatchObject({ draft: null, title: '到点发' });
    expect((await open('bulletin', thing)).history).toMatchObject([
      { how: 'plan', by: operator.name },
      { how: 'import', by: null },
    ]);
    await until(bulletinNow, '到点发');
  });

  it('at a moment that cannot be stays a draft and says why', async () => {
    const { thing, item } = await first('bulletin');
    await publish(await saved('bulletin', thing, { ...item, title: '到点发' }), { at: now() + 1000 });
    await db().updateTable('bulletins').set({ title: '别处改的' }).where('id', '=', Number(thing)).execute();
    await publishDue(server.ctx, now() + 1000);
    const { draft, live } = await open('bulletin', thing);
    expect(JSON.parse(live ?? '{}').title).toBe('别处改的');
    expect(draft).toMatchObject({ publishAt: null, problem: '在你写的时候，这条内容有了新的版本；你的草稿还在' });
  });

  it('a bulletin is seen by whom it is for', async () => {
    const member = await newMember(server);
    const { thing, item } = await first('bulletin');
    const seen = async (who: TestMember | null) =>
      (await server.get(bulletinCalls.bulletins, { currentPage: 1, pageSize: 20 }, who)).records.some(
        ({ id }) => String(id) === thing,
      );
    const start = async (who: TestMember | null) =>
      (await server.get(platformCalls.bulletin, { posType: 1 }, who))?.id === Number(thing);
    expect([await seen(null), await seen(member), await start(null), await start(member)]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    await change('bulletin', thing, { ...item, audience: 'members' });
    await until(() => start(null), false);
    await until(() => seen(null), false);
    expect([await start(member), await seen(member)]).toEqual([true, true]);
    await change('bulletin', thing, { ...item, audience: 'guests' });
    await until(() => start(member), false);
    await until(() => seen(member), false);
    await until(() => start(null), true);
  });

  it('makes new things, which are drafts until then', async () => {
    const item = { title: '新公告', content: '<p>好<script>x</script></p>', priority: 99, audience: 'all' };
    const draft = await saved('bulletin', 'new', item);
    expect((await list('bulletin')).records[0]).toMatchObject({ thing: draft.thing, state: 'new', title: '新公告' });
    const { data } = await publish(draft);
    const { thing, live } = data as ContentThing;
    expect(JSON.parse(live ?? '')).toMatchObject({ title: '新公告', content: '<p>好</p>' });
    expect((await list('bulletin')).records.map((row) => row.thing)).toContain(thing);
    await until(bulletinNow, '新公告');
  });

  it('heads every kind with a name, and a package without a tag with what it gives', async () => {
    for (const kind of CONTENT_KINDS)
      expect([kind, (await first(kind)).title]).not.toEqual([kind, contentText.untitled]);
    const { tag: _tag, ...item } = (await first('package')).item;
    const draft = await saved('package', 'new', { ...item, coins: 66, bonus: 6, priceFen: 650 });
    expect(draft.title).toBe('66 + 6 钻石 · ¥6.50');
    await publish(draft);
    const { thing } = await confirmed(await open('package', draft.thing));
    expect((await list('package')).records).toContainEqual(expect.objectContaining({ thing, title: draft.title }));
  });

  it('a price is another product, which keeps the history of the one before', async () => {
    const { thing, item } = await first('package');
    const after = await change('package', thing, { ...item, priceFen: 990 });
    expect(after.thing).not.toBe(thing);
    expect(after.history).toHaveLength(2);
    const again = await change('package', after.thing, { ...item, priceFen: 1990 });
    expect(again.history.map(({ after: json }) => JSON.parse(json).priceFen)).toEqual([1990, 990, item.priceFen]);
  });

  it('of a price asks for its own permission', async () => {
    const { thing, item } = await first('game');
    const kept = MAY.operator;
    MAY.operator = kept.filter((one) => one !== 'content.prices');
    try {
      const draft = await saved('game', thing, { ...item, price: 4321 });
      expect(await publish(draft)).toMatchObject({ code: code.notAllowed, data: { needs: 'content.prices' } });
      const words = await saved('game', thing, { ...item, subtitle: '换一句话' }, 1);
      expect((await publish(words)).code).toBe(0);
    } finally {
      MAY.operator = kept;
    }
  });

  it('of a game leaves its packages and what members see of it is the new price', async () => {
    const { thing, item } = await first('game');
    const packages = await rowsOf(db(), 'game_packages');
    await server.get(gameCalls.gameDetail, { appID: thing });
    await change('game', thing, { ...item, price: 4321 });
    expect(await rowsOf(db(), 'game_packages')).toBe(packages);
    await until(async () => (await server.get(gameCalls.gameDetail, { appID: thing })).buyAmount, 4321);
  });

  it('keeps the promises of activities, and says so', async () => {
    const { thing, item } = await first('activity');
    await sql`update activities set participants = 3 where id = ${Number(thing)}`.execute(db());
    const heard = await publish(await saved('activity', thing, { ...item, startsAt: '2026-01-02' }));
    expect((heard.data as { problems: unknown }).problems).toContainEqual({
      path: 'startsAt',
      text: '已经有会员参加，答应过的不能改；请新建一个活动',
    });
  });

  it('leaves no gift code that was typed in the log when its draft is thrown away', async () => {
    const { item } = await first('gift');
    const { stock: _made, ...pack } = item;
    const { thing, draft } = await saved('gift', 'new', { ...pack, codes: ['TYPED-1', 'TYPED-2'] });
    const wish = { kind: 'gift', thing, seen: draft?.version ?? 0 } as const;
    expect(await operator.hear(calls.deskContentDrop, wish)).toMatchObject({ code: 0 });
    const { before } = await db()
      .selectFrom('staffActs')
      .select('before')
      .where('kind', '=', 'content.dropped')
      .executeTakeFirstOrThrow();
    expect(before).toMatchObject({ name: pack.name, stock: 2 });
    expect(JSON.stringify(before)).not.toContain('TYPED');
  });

  it('refuses a thing that is named and is not there', async () => {
    const { thing, item } = await first('gift');
    const heard = await publish(await saved('gift', thing, { ...item, game: 'id-999999' }));
    expect(heard.data).toEqual({ problems: [{ path: 'game', text: '引用的内容不存在' }] });
  });
});

describe('a price', () => {
  const price = async () => {
    const { thing } = await first('game');
    return (await server.get(gameCalls.gameDetail, { appID: thing })).buyAmount;
  };
  const asks = async (more: { at?: number } = {}) => {
    const { thing, item } = await first('game');
    const heard = await publish(await saved('game', thing, { ...item, price: 4321 }), more);
    expect(heard.code).toBe(0);
    return heard.data as ContentThing;
  };

  it('waits for another who may change prices, and both are in its history', async () => {
    const before = await price();
    const asked = await asks();
    expect(asked.draft?.asked).toMatchObject({ by: operator.name, isMine: true, state: 'open', reason: '改错字' });
    expect(await price()).toBe(before);
    const { records } = await other.ask(memberCalls.deskSecondPerson, {});
    expect(records).toMatchObject([{ kind: 'content', thing: `game/${asked.thing}`, isMine: false, uid: '' }]);
    const finance = await newStaff(server, 'finance');
    expect((await finance.ask(memberCalls.deskSecondPerson, {})).records).toEqual([]);
    expect(await decide(asked, true, finance)).toMatchObject({
      code: code.notAllowed,
      data: { needs: 'content.prices' },
    });
    expect((await decide(asked, true, operator)).code).toBe(code.notAllowed);
    expect(await publish(asked)).toMatchObject({ code: 0, data: { draft: { asked: { id: asked.draft?.asked?.id } } } });
    expect((await decide(asked)).code).toBe(0);
    await until(price, 4321);
    expect((await open('game', asked.thing)).history[0]).toMatchObject({ by: operator.name, confirmedBy: other.name });
    expect((await decide(asked)).code).toBe(code.alreadyDone);
  });

  it('that is refused, lapsed or written otherwise meanwhile is not published, and its draft stays', async () => {
    const before = await price();
    const refused = await asks();
    expect((await decide(refused, false)).data).toEqual({ state: 'refused' });
    const { draft } = await open('game', refused.thing);
    expect(draft?.asked).toMatchObject({ state: 'refused', decidedBy: other.name });
    const again = (await publish({ ...refused, draft })).data as ContentThing;
    await db()
      .updateTable('secondPerson')
      .set({ askedAt: new Date(now() - LAPSE_MS) })
      .where('state', '=', 'open')
      .execute();
    expect((await open('game', refused.thing)).draft?.asked?.state).toBe('lapsed');
    expect((await decide(again)).code).toBe(code.alreadyDone);
    const third = (await publish(again)).data as ContentThing;
    await saved('game', third.thing, { ...JSON.parse(draft?.item ?? '{}'), price: 1 }, draft?.version);
    expect((await decide(third)).code).toBe(code.alreadyDone);
    expect(await price()).toBe(before);
  });

  it('over something that was published otherwise is void', async () => {
    const asked = await asks();
    await db().updateTable('games').set({ buyAmount: 77 }).where('id', '=', Number(asked.thing)).execute();
    expect((await decide(asked)).code).toBe(code.alreadyDone);
    const { draft, live } = await open('game', asked.thing);
    expect([draft?.asked?.state, (JSON.parse(live ?? '') as Item).price]).toEqual(['void', 77]);
  });

  it('that is planned is asked for when it is planned', async () => {
    const planned = await asks({ at: now() + 60_000 });
    expect(planned.draft).toMatchObject({ publishAt: null, asked: { publishAt: now() + 60_000 } });
    await publishDue(server.ctx, now() + 60_000);
    expect((await decide(planned)).code).toBe(0);
    expect((await open('game', planned.thing)).draft?.publishAt).toBe(now() + 60_000);
    await publishDue(server.ctx, now() + 60_000);
    await until(price, 4321);
    const { history } = await open('game', planned.thing);
    expect(history[0]).toMatchObject({ how: 'plan', by: operator.name, confirmedBy: other.name });
  });

  it('is taken back by one person for ten minutes', async () => {
    const before = await price();
    const asked = await asks();
    const done = await confirmed(asked);
    expect(done.recallUntil).toBe(now() + 600_000);
    const version = done.history[0]?.id ?? 0;
    const undo = () =>
      operator.hear(calls.deskContentUndo, { kind: 'game', thing: done.thing, version, reason: '写错了' });
    const { clock } = server.ctx;
    clock.runAhead(600_000);
    expect((await undo()).code).toBe(code.notAllowed);
    clock.runAhead(599_999);
    expect((await undo()).code).toBe(0);
    await until(price, before);
  });

  it('is none where something goes off the shelf or to another place', async () => {
    const { thing, item } = await first('plan');
    const heard = await publish(await saved('plan', thing, { ...item, active: false, sort: 9 }));
    expect(heard).toMatchObject({ code: 0, data: { draft: null } });
    const back = await publish(await saved('plan', thing, { ...item, active: true, sort: 9 }));
    expect((back.data as ContentThing).draft?.asked?.state).toBe('open');
  });
});

describe('settings, words and books', () => {
  it('what check-in gives is changed at once, and a streak is named once', async () => {
    const { thing, item } = await first('checkinRules');
    const more = { ...item, open: false, days: [{ coins: 5 }, { coins: 6 }], milestones: [{ days: 7, coins: 20 }] };
    await change('checkinRules', thing, more);
    expect(await checkinRules(db())).toMatchObject({
      open: false,
      cycle: [5, 6],
      milestones: [{ days: 7, coins: 20 }],
    });
    const milestones = [1, 2].map((coins) => ({ days: 7, coins }));
    const twice = { kind: 'checkinRules', item: JSON.stringify({ ...more, milestones }) } as const;
    const { problems } = await operator.ask(calls.deskContentCheck, twice);
    expect(problems).toEqual([{ path: 'milestones', text: contentText.byMessage['names a day twice'] }]);
  });

  it('the numbers of the square are what members are told and held to, and keep what the form does not know', async () => {
    const read = async () => {
      const { records } = await server.get(squareCalls.squareConfig, {});
      return Object.fromEntries(records.map(({ key, value }) => [key, value]));
    };
    const before = await read();
    const { thing, title, item } = await first('squareRules');
    expect([title, item.reportsPerDay]).toEqual([contentText.squareRules, 20]);
    const after = await change('squareRules', thing, { ...item, titleMaxLength: 12, postsPerDay: 3 });
    await until(async () => (await read()).titleMaxLength, 12);
    expect(await read()).toEqual({ ...before, titleMaxLength: 12, postsPerDay: 3 });
    expect(await squareRules(db())).toMatchObject({ titleMaxLength: 12, postsPerDay: 3 });
    expect(after.history[0]).toMatchObject({ by: operator.name, how: 'desk', reason: '改错字' });
    const undo = { kind: 'squareRules', thing, version: after.history[0]?.id ?? 0, reason: '写错了' } as const;
    expect((await operator.hear(calls.deskContentUndo, undo)).code).toBe(0);
    await until(async () => (await read()).titleMaxLength, before.titleMaxLength);
  });

  it('a number beyond its bounds, or against another, is refused in words', async () => {
    const problemsOf = async (kind: ContentKindName, over: Item) => {
      const { item } = await first(kind);
      return (await operator.ask(calls.deskContentCheck, { kind, item: JSON.stringify({ ...item, ...over }) }))
        .problems;
    };
    expect(await problemsOf('squareRules', { maxImages: 0, maxTags: 1.5 })).toEqual([
      { path: 'maxImages', text: contentText.atLeast(1) },
      { path: 'maxTags', text: contentText.byMessage['must be a whole number'] },
    ]);
    expect(await problemsOf('squareRules', { minLength: 50, maxLength: 20 })).toEqual([
      { path: 'maxLength', text: contentText.byMessage['must not be below minLength'] },
    ]);
    expect(await problemsOf('readingRules', { batchSize: 20, batchLimit: 10 })).toEqual([
      { path: 'batchLimit', text: contentText.byMessage['must not be below batchSize'] },
    ]);
    expect(await problemsOf('readingRules', { batchDiscount: 100 })).toEqual([
      { path: 'batchDiscount', text: contentText.atMost(90) },
    ]);
  });

  it('what several chapters cost takes two people, how many at once takes one, and the page of a book says it', async () => {
    const { records } = await list('book');
    const id = Number(records[0]?.thing);
    const several = async () => (await server.get(readingCalls.bookDetail, { id })).several?.percentOff;
    expect(await several()).toBe(10);
    const { thing, item } = await first('readingRules');
    expect(await change('readingRules', thing, { ...item, batchLimit: 50 })).toMatchObject({ recallUntil: null });
    const asked = await publish(await saved('readingRules', thing, { ...item, batchLimit: 50, batchDiscount: 20 }));
    expect((asked.data as ContentThing).draft?.asked?.state).toBe('open');
    await confirmed(asked.data as ContentThing);
    await until(several, 20);
    expect(await readingRules(db())).toEqual({ batchSize: 10, batchDiscount: 20, batchLimit: 50 });
  });

  it('there is one of are neither made anew nor lose what their form does not know', async () => {
    expect(await save('appPage', 'new', {})).toMatchObject({ code: code.badParameter, msg: contentText.fixed });
    const where = { packageUrl: 'https://example.com/plaza.apk' };
    const value = JSON.stringify({ ...where, appSlogan: '旧' });
    await db().updateTable('appConfig').set({ value }).where('key', '=', 'serverConfig').execute();
    const { thing, title, item } = await first('appPage');
    expect([title, item]).toEqual([contentText.appPage, { appSlogan: '旧' }]);
    const more = { appOlder: [{ version: '1.9', notes: ['双页'] }], appRating: 4.6, appRatings: 120 };
    await change('appPage', thing, { appVersion: '2.0', appUpdated: '2026-11-26', ...more });
    const row = await db().selectFrom('appConfig').select('value').where('id', '=', Number(thing)).executeTakeFirst();
    expect(row?.value).toEqual({ ...where, ...more, appVersion: '2.0', appUpdated: Date.parse('2026-11-26') });
    expect((await first('appPage')).history[0]).toMatchObject({ by: operator.name, how: 'desk' });
  });

  it('a legal text with other words is agreed to anew, and says when it was changed', async () => {
    const member = await newMember(server);
    const consents = async () => (await server.get(privacyCalls.consents, {}, member)).due;
    const due = async () => (await consents()).map(({ doc }) => doc);
    const versions = (await consents()).map(({ version }) => version);
    await server.get(privacyCalls.agree, { versions }, member);
    expect(await due()).toEqual([]);
    const { thing, item } = await first('legal');
    await change('legal', thing, { ...item, content: '<p>新的条款<script>x</script></p>' });
    const read = () => server.get(supportCalls.legal, { doc: 'agreement' });
    await until(async () => (await read()).content, '<p>新的条款</p>');
    expect((await read()).updateTime).toBe(now());
    expect(await due()).toEqual(['agreement']);
  });

  it('a hot search that is switched off is shown no more, and no word is there twice', async () => {
    const shown = async () => (await server.get(searchCalls.hotSearches, {})).map(({ keyword }) => keyword).join();
    expect(await shown()).toBe('纸船过河,夜行列车');
    const { thing, item } = await first('hotSearch');
    const heard = await publish(await saved('hotSearch', 'new', { keyword: '纸船过河', active: true }));
    expect(heard.data).toEqual({ problems: [{ path: 'keyword', text: contentText.wordTaken }] });
    await change('hotSearch', thing, { ...item, active: false });
    await until(shown, '夜行列车');
  });

  it('a tab of games keeps its type', async () => {
    const { thing, item } = await first('gameType');
    const heard = await publish(await saved('gameType', thing, { ...item, type: 'other' }));
    expect(heard.data).toEqual({ problems: [{ path: 'type', text: contentText.typeKept }] });
    const again = await publish(await saved('gameType', 'new', { ...item, name: '又一个' }));
    expect(again.data).toEqual({ problems: [{ path: 'type', text: contentText.typeTaken }] });
  });

  it('a book that goes off the shelf keeps its chapters', async () => {
    const chapters = await rowsOf(db(), 'chapters', 'chapter_texts');
    const { thing, item } = await first('book');
    const after = await change('book', thing, { ...item, title: '改了名', status: 'off', labels: ['悬疑', '新标签'] });
    expect(JSON.parse(after.live ?? '')).toMatchObject({ title: '改了名', status: 'off', labels: ['悬疑', '新标签'] });
    expect(await rowsOf(db(), 'chapters', 'chapter_texts')).toBe(chapters);
  });
});

describe('an import', () => {
  it('has a history too, and is told from the desk', async () => {
    const tools = { db: db(), ids: systemIds, files, appId: '2008', now: NOON };
    const rows = await withTx(db(), (tx) => contentRows(tx, NOON));
    const id = rows.idOf('game', 'paper-boats', { file: '', path: '' });
    await importContent(
      example((edit) => edit('games.json', '"price": ', '"price": 1')),
      tools,
    );
    const { rows: versions } = await sql<{ kind: string; how: string; row_id: number }>`select kind, how, row_id
      from content_versions`.execute(db());
    expect(versions.length).toBeGreaterThan(0);
    expect(new Set(versions.map(({ how }) => how))).toEqual(new Set(['import']));
    expect(id).toBeGreaterThan(0);
  });
});
