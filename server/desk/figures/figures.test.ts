import { buildApp } from '@server/app';
import { businessDate, dayStart, daysAfter } from '@server/businessDay';
import { withTx } from '@server/db/tx';
import { refundPurchase } from '@server/desk/members/refund';
import { hearDesk, newStaff } from '@server/desk/testing/staff';
import { buy } from '@server/money/buy';
import { lockOrder } from '@server/money/lockOrder';
import { placeOrder } from '@server/money/placeOrder';
import { refundOrder } from '@server/money/refundOrder';
import { settle } from '@server/money/settle';
import { seedHouse } from '@server/seed/seedHouse';
import { makeGame } from '@server/testing/games';
import { giveCoins, makeMember, NOON } from '@server/testing/members';
import { watchQueries } from '@server/testing/plans/watchQueries';
import { speakTo, withTestServer } from '@server/testing/testServer';
import { registerMember } from '@server/testing/visitors';
import { sql } from 'kysely';
import { statusCalls } from '@/contract/calls/status';
import {
  figuresCalls as calls,
  DAY_VIEW_NAMES,
  DAY_VIEWS,
  type DayView,
  FIGURES_FILE,
  RANK_VIEW_NAMES,
  type RankView,
} from '@/contract/desk/figures';
import { fillDays, fillFigures } from './fillFigures';
import { readDays } from './readDays';
import { readRanks } from './readRanks';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const today = businessDate(NOON);
const yesterday = daysAfter(today, -1);
/** The midnight between yesterday and today. */
const MIDNIGHT = dayStart(today);

const server = withTestServer(({ database, config }) => withTx(database.db, (tx) => seedHouse(tx, config.appId)));
const db = () => server.ctx.database.db;
const at = (ms: number) => new Date(ms);

async function join(when: number): Promise<number> {
  const id = await makeMember(db());
  await db()
    .updateTable('users')
    .set({ createdAt: at(when) })
    .where('id', '=', id)
    .execute();
  return id;
}
const come = (userId: number, ...days: string[]) =>
  db()
    .insertInto('memberDays')
    .values(days.map((day) => ({ day, userId })))
    .execute();

let orders = 0;
async function pay(userId: number, productId: number, { placed, paid }: { placed: number; paid: number }) {
  orders += 1;
  const wish = { userId, productId, kind: 'recharge', payType: 'alipay', requestId: `order-${orders}` } as const;
  return withTx(db(), async (tx) => {
    const { order } = await placeOrder(tx, server.ctx.ids, { ...wish, now: placed });
    const claim = await lockOrder(tx, order.id);
    if (claim === null) throw new Error('the order is there');
    await settle(tx, claim.order, `txn-${orders}`, paid);
    return order.id;
  });
}
const game = (id: number, price: number) => ({
  kind: 'game' as const,
  items: [{ id, price }],
  title: '游戏',
  vipFree: false,
});

/** Something of every kind on both sides of a midnight, and a purchase that was given back on the next day. */
async function world() {
  const [one, two, three] = [await join(MIDNIGHT - 8 * DAY), await join(MIDNIGHT - DAY), await join(MIDNIGHT + MINUTE)];
  await come(one, yesterday, today);
  await come(two, yesterday, today);
  await come(three, today);
  const products = await db().selectFrom('rechargeProducts').selectAll().orderBy('id').execute();
  const [small, middle] = [products[0]?.id ?? 0, products[1]?.id ?? 0];
  // Placed before midnight and paid after it.
  await pay(one, small, { placed: MIDNIGHT - MINUTE, paid: MIDNIGHT + MINUTE });
  const given = await pay(one, middle, { placed: MIDNIGHT - 2 * HOUR, paid: MIDNIGHT - 1 });
  await pay(two, middle, { placed: MIDNIGHT, paid: MIDNIGHT });
  await withTx(db(), (tx) =>
    placeOrder(tx, server.ctx.ids, {
      ...{ userId: three, productId: small, kind: 'recharge', payType: 'alipay', requestId: 'never-paid', now: NOON },
    }),
  );
  await withTx(db(), (tx) => giveCoins(tx, two, 500));
  const gameId = await makeGame(db(), { name: '雾港', buyAmount: 40 });
  await withTx(db(), (tx) =>
    buy(tx, { ...game(gameId, 40), userId: one, requestId: 'buy-one-1', now: MIDNIGHT - HOUR }),
  );
  await withTx(db(), (tx) => buy(tx, { ...game(gameId, 40), userId: two, requestId: 'buy-two-1', now: NOON }));
  await withTx(db(), (tx) =>
    refundPurchase(tx, { userId: one, itemKind: 'game', itemId: gameId, askedAs: 'back-1', now: NOON }),
  );
  await db()
    .insertInto('gameDownloads')
    .values(
      [MIDNIGHT - 1, MIDNIGHT, NOON].map((ms, n) => ({
        ...{ userId: n === 2 ? null : one, gameId, platformType: 1 as const, via: 'free' as const },
        ...{ deviceHash: null, siteHash: null, createdAt: at(ms) },
      })),
    )
    .execute();
  for (const [came, answered] of [
    [MIDNIGHT - HOUR, MIDNIGHT + HOUR],
    [NOON - HOUR, NOON - HOUR + 600_000],
    [NOON, null],
  ] as const) {
    await db()
      .insertInto('feedbacks')
      .values({
        ...{ writer: `u:${one}`, kind: 'bug', content: '到账', siteHash: null, support: null, caseNumber: null },
        ...{ createdAt: at(came), firstAnsweredAt: answered === null ? null : at(answered) },
      })
      .execute();
  }
  const staff = await newStaff(server, 'moderator');
  await withTx(db(), async (tx) => {
    const claim = await lockOrder(tx, given);
    if (claim)
      await refundOrder(tx, claim.order, {
        fen: claim.order.amountFen,
        askedAs: 'order-back',
        staffId: staff.id,
        now: NOON,
      });
  });
  for (const [n, opened, decided] of [
    [1, MIDNIGHT - 30 * MINUTE, MIDNIGHT - 10 * MINUTE],
    [2, MIDNIGHT - 1, NOON],
    [3, NOON, null],
  ] as const) {
    await db()
      .insertInto('moderationItems')
      .values({
        ...{ kind: 'post', targetId: n, authorId: one, openedAt: at(opened), lastAt: at(opened) },
        ...(decided !== null && {
          decision: 'passed',
          decidedAt: at(decided),
          decidedBy: staff.id,
          settledAt: at(decided),
        }),
      })
      .execute();
  }
  return { one, two, three, gameId, small, middle };
}

const dayOf = async (view: DayView, day: string) => {
  const { records } = await readDays(db(), { view, days: 7, now: NOON });
  const values = records.find((each) => each.day === day)?.values ?? [];
  return Object.fromEntries(Object.keys(DAY_VIEWS[view]).map((name, place) => [name, values[place]]));
};
const rank = (view: RankView) => readRanks(db(), { view, days: 7, now: NOON });
const allRows = () =>
  db().selectFrom('dayFigures').selectAll().orderBy('figure').orderBy('day').orderBy('key').execute();

describe('figures', () => {
  it('fall on the business day they belong to, over midnight', async () => {
    const { gameId, small, middle } = await world();
    await fillFigures(db(), NOON);
    expect(await dayOf('revenue', yesterday)).toEqual({
      ...{ fen: 3000, orders: 1, payers: 1, firstPayers: 1, refunded: 0, net: 3000 },
    });
    // The one who paid yesterday for the first time pays again, and no longer for the first time.
    expect(await dayOf('revenue', today)).toEqual({
      ...{ fen: 3600, orders: 2, payers: 2, firstPayers: 1, refunded: 3000, net: 600 },
    });
    expect(await dayOf('people', yesterday)).toEqual({ joined: 1, active: 2 });
    expect(await dayOf('people', today)).toEqual({ joined: 1, active: 3 });
    expect(await dayOf('path', yesterday)).toEqual({ active: 2, ordering: 1, paying: 1 });
    expect(await dayOf('path', today)).toEqual({ active: 3, ordering: 2, paying: 2 });
    expect(await dayOf('letters', today)).toEqual({ came: 2, answered: 2, median: 600, slow: 7200 });
    expect(await dayOf('letters', yesterday)).toEqual({ came: 1, answered: 0, median: null, slow: null });
    expect(await dayOf('moderation', yesterday)).toEqual({ came: 2, decided: 1, median: 1200, slow: 1200 });
    expect(await dayOf('moderation', today)).toEqual({ came: 1, decided: 1, median: 43_200, slow: 43_200 });
    expect((await rank('products')).records).toMatchObject([
      { key: `recharge:${middle}`, label: '300+15', values: [6000, 2] },
      { key: `recharge:${small}`, label: '60', values: [600, 1] },
    ]);
    expect((await rank('games')).records).toEqual([
      { key: String(gameId), label: '雾港', values: [3, 80, 2], before: [0, 0, 0] },
    ]);
  });

  it('have what was given back on the day it was given back, and leave the day it was bought as it was', async () => {
    await world();
    await fillFigures(db(), NOON);
    expect(await dayOf('diamonds', yesterday)).toEqual({ sold: 315, given: 0, spent: 40, returned: 0 });
    // The first package of its kind is doubled for who never paid.
    expect(await dayOf('diamonds', today)).toEqual({ sold: 2 * 60, given: 500, spent: 40, returned: 40 });
    const uses = await rank('uses');
    expect(uses.records.map(({ key, values }) => [key, ...values])).toEqual([
      ['mint:recharge', 750],
      ['reward:adjust', 500],
      ['sales:game', 80],
      ['refund:refund', 40],
      ['mint:refund', -315],
    ]);
    expect(uses.total).toEqual([null]);
    const { rows } = await sql<{ moved: number }>`select sum(e.amount)::int8 as moved from ledger_entries e
      join ledger_accounts a on a.id = e.account_id and a.kind = 'user'`.execute(db());
    const { total } = await readDays(db(), { view: 'diamonds', days: 7, now: NOON });
    const [sold = 0, given = 0, spent = 0, returned = 0] = total;
    expect((sold ?? 0) + (given ?? 0) - (spent ?? 0) + (returned ?? 0)).toBe(rows[0]?.moved);
  });

  it.each<[string, string, (start: Date, end: Date) => ReturnType<typeof sql<{ n: number }>>]>([
    [
      'revenue',
      'fen',
      (s, e) =>
        sql`select coalesce(sum(amount_fen), 0)::int8 as n from orders where paid_at >= ${s} and paid_at < ${e}`,
    ],
    [
      'revenue',
      'payers',
      (s, e) => sql`select count(distinct user_id) as n from orders where paid_at >= ${s} and paid_at < ${e}`,
    ],
    [
      'path',
      'ordering',
      (s, e) => sql`select count(distinct user_id) as n from orders where created_at >= ${s} and created_at < ${e}`,
    ],
    [
      'diamonds',
      'sold',
      (s, e) =>
        sql`select coalesce(sum(n), 0)::int8 as n from (
        select coins + bonus as n, paid_at as at from orders where kind = 'recharge' and paid_at is not null
        union all select -(o.coins + o.bonus), r.created_at from order_refunds r join orders o on o.id = r.order_no) moved
      where at >= ${s} and at < ${e}`,
    ],
    [
      'diamonds',
      'spent',
      (s, e) => sql`select coalesce(sum(price), 0)::int8 as n from (
        select price, created_at as at from purchases where reason = 'paid'
        union all select r.price, t.created_at from purchase_refunds r join ledger_txns t on t.id = r.paid_txn_id) b
      where at >= ${s} and at < ${e}`,
    ],
    [
      'diamonds',
      'returned',
      (s, e) =>
        sql`select coalesce(sum(price), 0)::int8 as n from purchase_refunds where created_at >= ${s} and created_at < ${e}`,
    ],
    ['people', 'joined', (s, e) => sql`select count(*) as n from users where created_at >= ${s} and created_at < ${e}`],
    [
      'letters',
      'came',
      (s, e) => sql`select count(*) as n from feedbacks where created_at >= ${s} and created_at < ${e}`,
    ],
    [
      'letters',
      'answered',
      (s, e) => sql`select count(*) as n from feedbacks where first_answered_at >= ${s} and first_answered_at < ${e}`,
    ],
    [
      'moderation',
      'decided',
      (s, e) => sql`select count(*) as n from moderation_items where decided_at >= ${s} and decided_at < ${e}`,
    ],
  ])('%s, %s: equal what the raw tables sum to, day by day', async (view, column, asked) => {
    await world();
    await fillFigures(db(), NOON);
    for (const day of [daysAfter(today, -8), yesterday, today]) {
      const { rows } = await asked(at(dayStart(day)), at(dayStart(day) + DAY)).execute(db());
      const { records } = await readDays(db(), { view: view as DayView, days: 28, now: NOON });
      const place = Object.keys(DAY_VIEWS[view as DayView]).indexOf(column);
      expect(records.find((each) => each.day === day)?.values[place]).toBe(rows[0]?.n);
    }
  });

  it('tell who came back, once the day is over on which they would have', async () => {
    await world();
    await fillFigures(db(), NOON);
    const { records, total } = await readDays(db(), { view: 'retention', days: 28, now: NOON });
    const of = (day: string) => records.find((each) => each.day === day)?.values;
    // Joined eight days ago, came yesterday: on the seventh day.
    expect(of(daysAfter(today, -8))).toEqual([1, 0, 100, null]);
    expect(of(yesterday)).toEqual([1, null, null, null]);
    expect(total[2]).toBe(100);
    await fillFigures(db(), NOON + DAY);
    const later = await readDays(db(), { view: 'retention', days: 7, now: NOON + DAY });
    expect(later.records.find(({ day }) => day === yesterday)?.values).toEqual([1, 100, null, null]);
  });

  it('are the same however often a day is counted, in whatever batches', async () => {
    await world();
    await fillFigures(db(), NOON);
    const first = await allRows();
    await fillFigures(db(), NOON);
    expect(await allRows()).toEqual(first);
    await db().deleteFrom('dayFigures').execute();
    await db().deleteFrom('figureDays').execute();
    for (let n = 0; n < 9; n += 1) {
      const day = daysAfter(today, -n);
      await withTx(db(), (tx) => fillDays(tx, { from: day, until: day, now: NOON }));
    }
    expect(await allRows()).toEqual(first);
  });

  it('go on with the day that runs, and close one that is over for good', async () => {
    const { one, middle } = await world();
    await fillFigures(db(), MIDNIGHT + MINUTE);
    // What began before midnight may still be written.
    await pay(one, middle, { placed: MIDNIGHT - 2000, paid: MIDNIGHT - 1000 });
    await fillFigures(db(), NOON);
    expect(await dayOf('revenue', yesterday)).toMatchObject({ fen: 6000, orders: 2 });
    await db().deleteFrom('feedbacks').execute();
    await fillFigures(db(), NOON + HOUR);
    expect(await dayOf('letters', yesterday)).toMatchObject({ came: 1 });
    expect(await dayOf('letters', today)).toMatchObject({ came: 0 });
  });

  it('are made of old days in bounded steps, the newest first, and catch up after a standstill', async () => {
    await join(MIDNIGHT - 50 * DAY);
    const days = async () =>
      (await db().selectFrom('figureDays').select('day').orderBy('day').execute()).map(({ day }) => day);
    await fillFigures(db(), NOON, 3);
    expect(await days()).toHaveLength(21);
    await fillFigures(db(), NOON);
    expect(await days()).toHaveLength(51);
    await fillFigures(db(), NOON + 30 * DAY);
    expect(await days()).toHaveLength(81);
    const open = await db().selectFrom('figureDays').select('day').where('closed', '=', false).execute();
    expect(open).toEqual([{ day: daysAfter(today, 30) }]);
  });

  it('compare days that are over with as many before, and nothing with days that nobody counted', async () => {
    const { one, middle } = await world();
    await pay(one, middle, { placed: MIDNIGHT - 8 * DAY, paid: MIDNIGHT - 8 * DAY });
    await fillFigures(db(), NOON);
    const { past, total } = await readDays(db(), { view: 'revenue', days: 7, now: NOON });
    expect([total[0], past.now[0]]).toEqual([6600, 3000]);
    // The member who came first did so eight days ago: of the days before nothing is known.
    expect(past.before[0]).toBeNull();
    await join(MIDNIGHT - 30 * DAY);
    await fillFigures(db(), NOON);
    expect((await readDays(db(), { view: 'revenue', days: 7, now: NOON })).past.before[0]).toBe(3000);
  });

  it('know everybody whose login is used, each day once, and forget it after two months', async () => {
    const me = await registerMember(server);
    const days = () => db().selectFrom('memberDays').select('day').orderBy('day').execute();
    await server.get(statusCalls.me, { uid: me.uid }, me);
    expect(await days()).toEqual([{ day: today }]);
    // Seconds after the last use, and after midnight.
    server.ctx.clock.runAhead(12 * HOUR - 1000);
    await server.get(statusCalls.me, { uid: me.uid }, me);
    server.ctx.clock.runAhead(12 * HOUR + 1000);
    await server.get(statusCalls.me, { uid: me.uid }, me);
    expect(await days()).toEqual([{ day: today }, { day: daysAfter(today, 1) }]);
    await fillFigures(db(), NOON + 61 * DAY);
    expect(await days()).toEqual([{ day: daysAfter(today, 1) }]);
  });
});

describe('the room of figures', () => {
  it('reads nothing but the tables of figures', async () => {
    await world();
    await fillFigures(db(), NOON);
    const { cookie } = await newStaff(server, 'operator');
    const { database } = server.ctx;
    const { db: ear, asked } = watchQueries(database.db);
    const app = await buildApp({ ...server.ctx, database: { ...database, db: ear, reads: ear } });
    for (const view of DAY_VIEW_NAMES) {
      expect(await hearDesk(speakTo(app), calls.deskDayFigures, { view, days: 90 }, { cookie })).toMatchObject({
        code: 0,
      });
    }
    for (const view of RANK_VIEW_NAMES) {
      expect(await hearDesk(speakTo(app), calls.deskRankFigures, { view, days: 28 }, { cookie })).toMatchObject({
        code: 0,
      });
    }
    // A server that ends writes how it did itself.
    const texts = [...asked.keys()];
    await app.close();
    const tables = texts.flatMap((text) =>
      [...text.matchAll(/\b(?:from|join|update|into)\s+"?([a-z]\w*)/g)].map(([, name]) => name),
    );
    const staffs = ['staff', 'staff_sessions'];
    expect([...new Set(tables)].filter((name) => !staffs.includes(name ?? '')).sort()).toEqual([
      'day_figures',
      'figure_days',
    ]);
  });

  it('is for who may see figures, and refuses a day that is none', async () => {
    const support = await newStaff(server, 'support');
    const asked = { view: 'revenue', days: 7 } as const;
    expect(await support.hear(calls.deskDayFigures, asked)).toMatchObject({
      code: 1006,
      data: { needs: 'figures.see' },
    });
    const operator = await newStaff(server, 'operator');
    expect(await operator.hear(calls.deskDayFigures, { ...asked, until: '2026-02-30' })).toMatchObject({ code: 1001 });
    const { records, before, until } = await operator.ask(calls.deskDayFigures, { ...asked, until: '2099-01-01' });
    expect([until, records.length, before.length]).toEqual([today, 7, 7]);
  });

  it('gives a table as a file with its totals last, and writes that down', async () => {
    await world();
    await fillFigures(db(), NOON);
    const url = `/api/${FIGURES_FILE}?view=revenue&days=7`;
    const support = await newStaff(server, 'support');
    const refused = await server.raw({ method: 'GET', url, headers: { desk: '1', cookie: support.cookie } });
    expect(refused.json()).toMatchObject({ code: 1006 });
    const operator = await newStaff(server, 'operator');
    const file = await server.raw({ method: 'GET', url, headers: { desk: '1', cookie: operator.cookie } });
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = file.body.replace('\ufeff', '').trim().split('\r\n');
    expect(lines).toHaveLength(9);
    expect(lines[0]).toBe('"日","收入（元）","付款笔","付款人","首次付款人","退款（元）","净收入（元）"');
    expect(lines[1]).toBe(`"${today}","36.00","2","2","1","30.00","6.00"`);
    expect(lines.at(-1)).toMatch(/^"合计（人数为日均）","66\.00","3"/);
    const act = await db()
      .selectFrom('staffActs')
      .selectAll()
      .where('kind', '=', 'figures.exported')
      .executeTakeFirstOrThrow();
    expect(act).toMatchObject({ staffName: operator.name, subjectId: 'revenue' });
  });
});
