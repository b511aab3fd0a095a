import { businessDate, dayStart, daysAfter } from '@server/businessDay';
import type { Tx } from '@server/db/database';
import type { OrderRow, VipProductRow } from '@server/db/schema/money';
import { refundPurchase } from '@server/desk/members/refund';
import type { Ids } from '@server/ids';
import type { Movement, Source } from '@server/money/ledger';
import { moveAll } from '@server/money/moveAll';
import { ORDER_LIFETIME } from '@server/money/orders';
import { newOrderId } from '@server/money/placeOrder';
import { rng } from '@server/random';
import { moneyText } from '@server/text/money';
import { type Insertable, type Selectable, sql } from 'kysely';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Days with orders, and how many a usual one has; weekends have more, and each month more than the one before. */
const DAYS = 62;
const USUAL = 7;
/** Which package people choose, by place. */
const TASTE = [0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4];
/** Of all orders: those of a plan, and those that nobody pays. */
const PLANS = 0.14;
const UNPAID = 0.07;
/** How likely somebody who paid buys a thing, and after it another. */
const SPENDS = 0.6;
/** Purchases that support gave back, counted from the newest. */
const GIVEN_BACK = [3, 40, 90, 170];

interface Ware {
  kind: 'game' | 'welfare';
  id: number;
  price: number;
  title: string;
}

/** One purchase, as it stands beside its movement. */
interface Sale extends Pick<Ware, 'kind' | 'id' | 'price'> {
  userId: number;
  requestId: string;
  at: number;
}

async function readWares(tx: Tx): Promise<Ware[]> {
  const games = await tx
    .selectFrom('games')
    .select(['id', 'name', 'buyAmount'])
    .where('buyAmount', '>', 0)
    .orderBy('id')
    .execute();
  const films = await tx
    .selectFrom('welfareItems')
    .select(['id', 'title', 'price'])
    .where('pay', '=', 'coin')
    .orderBy('id')
    .execute();
  return [
    ...games.map(({ id, name, buyAmount }) => ({
      kind: 'game' as const,
      id,
      price: buyAmount,
      title: moneyText.gamePurchase(name),
    })),
    ...films.map(({ id, title, price }) => ({
      kind: 'welfare' as const,
      id,
      price,
      title: moneyText.welfarePurchase(title),
    })),
  ];
}

/** When orders are placed: in the order of time, most of them in the evening. */
function moments(now: number): number[] {
  const r = rng('trade/moments');
  const today = businessDate(now);
  const all = Array.from({ length: DAYS }, (_, back) => {
    const start = dayStart(daysAfter(today, -back));
    const isWeekend = [0, 6].includes(new Date(start + DAY_MS / 2).getUTCDay());
    const count = Math.round(USUAL * (isWeekend ? 1.4 : 1) * (1.15 - back / 200) * r.n(0.75, 1.25));
    return Array.from({ length: count }, () => start + Math.floor((1 - r() ** 1.8) * DAY_MS));
  }).flat();
  return all.filter((at) => at < now).sort((one, other) => one - other);
}

/** The readers' money of two months: what they ordered and paid, and what they bought for it; a few of it was given back. */
export async function seedTrade(tx: Tx, ids: Ids, now: number): Promise<void> {
  const r = rng('trade');
  const packs = await tx.selectFrom('rechargeProducts').selectAll().orderBy('id').execute();
  const plans = await tx.selectFrom('vipProducts').selectAll().orderBy('id').execute();
  const wares = await readWares(tx);
  const people = await tx
    .selectFrom('users')
    .select(['id', 'createdAt'])
    .where('loginName', 'is', null)
    .orderBy('createdAt')
    .execute();
  const readers = people.filter(({ id }) => id > 44);

  const orders: Insertable<OrderRow>[] = [];
  const grants: { userId: number; plan: Selectable<VipProductRow>; orderId: string; at: number }[] = [];
  const moves: (Movement & { from: Source | 'sales' })[] = [];
  const sales: Sale[] = [];
  const balances = new Map<number, number>();
  const seen = new Set<string>();
  /** Whether that has not happened before. */
  const isNew = (what: string) => !seen.has(what) && seen.add(what) !== undefined;

  const spend = (userId: number, at: number) => {
    const ware = r.pick(wares);
    const balance = balances.get(userId) ?? 0;
    if (ware.price > balance || !isNew(`${userId} ${ware.kind} ${ware.id}`)) return;
    balances.set(userId, balance - ware.price);
    const requestId = `seed:trade:buy:${sales.length}`;
    sales.push({ ...ware, userId, requestId, at });
    moves.push({
      userId,
      amount: ware.price,
      kind: ware.kind,
      ref: `${userId}:${requestId}`,
      title: ware.title,
      from: 'sales',
      now: at,
    });
  };

  for (const placed of moments(now)) {
    const here = readers.findIndex(({ createdAt }) => createdAt.getTime() > placed);
    const userId = readers[Math.floor(r() ** 1.6 * (here < 0 ? readers.length : here))]?.id;
    const pack = packs[r.pick(TASTE)];
    const paid = placed + r.i(1, 6) * MINUTE_MS;
    const [isPlan, isPaid] = [r.b(PLANS), paid < now && !r.b(UNPAID)];
    if (userId === undefined || pack === undefined) continue;
    const plan = isPlan && isNew(`${userId} plan`) ? r.pick(plans) : undefined;
    const isFirst = !plan && isPaid && isNew(`${userId} recharge`);
    const bonus = pack.bonus + (isFirst ? pack.firstBonus : 0);
    const amount = pack.coins + bonus;
    const id = newOrderId(ids, placed);
    orders.push({
      ...{
        id,
        userId,
        sourceGameId: null,
        payType: r.pick(['alipay', 'wechat']),
        requestId: `seed:trade:${orders.length}`,
      },
      ...{ createdAt: new Date(placed), expiresAt: new Date(placed + ORDER_LIFETIME) },
      ...(isPaid
        ? { status: 'paid', paidAt: new Date(paid), providerTxn: `demo-${id}`, closedAt: null }
        : {
            status: 'closed',
            paidAt: null,
            providerTxn: null,
            closedAt: new Date(Math.min(now, placed + ORDER_LIFETIME)),
          }),
      ...(plan
        ? {
            kind: 'vip',
            productId: plan.id,
            title: moneyText.openVip(plan.title),
            amountFen: plan.priceFen,
            coins: null,
          }
        : {
            kind: 'recharge',
            productId: pack.id,
            title: moneyText.recharge(amount),
            amountFen: pack.priceFen,
            coins: pack.coins,
          }),
      ...(plan
        ? { bonus: 0, firstBonus: 0, vipDays: plan.days, badge: plan.badge }
        : { bonus, firstBonus: isFirst ? pack.firstBonus : 0, vipDays: null, badge: null }),
    });
    if (!isPaid) continue;
    if (plan) {
      grants.push({ userId, plan, orderId: id, at: paid });
      continue;
    }
    moves.push({
      userId,
      amount,
      kind: 'recharge',
      ref: id,
      title: moneyText.recharge(amount),
      from: 'mint',
      now: paid,
    });
    balances.set(userId, (balances.get(userId) ?? 0) + amount);
    for (let at = paid + MINUTE_MS; at < now && r.b(SPENDS); at += MINUTE_MS) spend(userId, at);
  }
  await write(tx, { orders, grants, moves, sales });
  for (const place of GIVEN_BACK) {
    const sale = sales.at(-place);
    if (sale === undefined) continue;
    const back = { userId: sale.userId, itemKind: sale.kind, itemId: sale.id, askedAs: `seed:back:${sale.requestId}` };
    await refundPurchase(tx, { ...back, now: Math.min(now, sale.at + DAY_MS) });
  }
}

interface Trade {
  orders: Insertable<OrderRow>[];
  grants: { userId: number; plan: Selectable<VipProductRow>; orderId: string; at: number }[];
  moves: (Movement & { from: Source | 'sales' })[];
  sales: Sale[];
}

async function write(tx: Tx, { orders, grants, moves, sales }: Trade): Promise<void> {
  await tx.insertInto('orders').values(orders).execute();
  const ends = grants.map(({ userId, plan, orderId, at }) => ({
    ...{ userId, days: plan.days, badge: plan.badge, source: 'cash' as const, sourceGameId: null, planId: null },
    ...{
      ref: `order:${orderId}`,
      createdAt: new Date(at),
      startsAt: new Date(at),
      endsAt: new Date(at + plan.days * DAY_MS),
    },
  }));
  await tx.insertInto('vipGrants').values(ends).execute();
  await tx
    .insertInto('vipMembers')
    .values(ends.map(({ userId, endsAt }) => ({ userId, expTime: endsAt })))
    .execute();
  await moveAll(tx, moves);
  const asked = JSON.stringify(sales);
  const sold = sql`jsonb_to_recordset(${asked}::jsonb) as s("userId" int8, kind text, id int8, price int4, "requestId" text, at float8)`;
  await sql`insert into purchases (user_id, item_kind, item_id, price, reason, txn_id, request_id, created_at)
    select s."userId", s.kind, s.id, s.price, 'paid', t.id, s."requestId", t.created_at
    from ${sold} join ledger_txns t on t.kind = s.kind and t.ref = s."userId" || ':' || s."requestId"`.execute(tx);
  await sql`insert into game_downloads (user_id, game_id, platform_type, via, created_at)
    select s."userId", s.id, p.platform_type, 'paid', to_timestamp(s.at / 1000 + 40)
    from ${sold} cross join lateral (select platform_type from game_packages where game_id = s.id order by platform_type limit 1) p
    where s.kind = 'game' order by s.at`.execute(tx);
}
