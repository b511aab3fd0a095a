import type { Db, Tx } from '@server/db/database';
import { type By, recordAct } from '@server/desk/acts/record';
import { ProductError } from '@server/errors';
import { balanceOf, credit, lockAccount, takeBack } from '@server/money/ledger';
import { moneyText } from '@server/text/money';
import { code } from '@/contract/codes';
import type { SecondPerson } from '@/contract/desk/members';
import { DIAMONDS_ALONE } from '@/contract/desk/permissions';
import { type Item, paidFor, refundPurchase } from './refund';

/** What nobody confirmed in a day lapses. */
const LAPSE_MS = 24 * 3_600_000;

/** Diamonds that are given (above 0) or taken, or that come back for a thing. */
export interface Wish {
  user: { id: number; uid: string };
  requestId: string;
  amount: number;
  item?: Item;
  reason: string;
}

/** What came of a wish: it was done, or waits for a second person. */
export interface Outcome {
  state: 'done' | 'asked';
  balance: number;
  repeated: boolean;
}

const kindOf = ({ item, amount }: Pick<Wish, 'item' | 'amount'>) =>
  item ? 'purchase.refunded' : amount > 0 ? 'member.diamondsGiven' : 'member.diamondsTaken';

const about = ({ user: { id, uid } }: Wish) => ({ subject: 'member', subjectId: uid, userId: id }) as const;

/** Moves the diamonds and writes it down; 3001 when it would go below zero. */
async function carryOut(tx: Tx, wish: Wish, by: By): Promise<{ balance: number; repeated: boolean }> {
  const { user, requestId, amount, item, reason } = wish;
  const { now } = by;
  const before = await balanceOf(tx, user.id);
  const movement = {
    userId: user.id,
    amount: Math.abs(amount),
    kind: 'adjust',
    ref: `desk:${requestId}`,
    now,
  } as const;
  const moved = item
    ? await refundPurchase(tx, { userId: user.id, ...item, askedAs: requestId, now })
    : amount > 0
      ? await credit(tx, { ...movement, title: moneyText.given, from: 'reward' })
      : await takeBack(tx, { ...movement, title: moneyText.taken, to: 'reward' });
  if (!moved.repeated) {
    const after = { balance: moved.balance, ...item };
    await recordAct(tx, by, { kind: kindOf(wish), ...about(wish), reason, before: { balance: before }, after });
  }
  return { balance: moved.balance, repeated: moved.repeated };
}

/** The same request again is the same wish; with another meaning it is 1001. */
async function earlierOf(tx: Tx, { requestId, user, amount }: Wish): Promise<Outcome | null> {
  const row = await tx.selectFrom('secondPerson').selectAll().where('requestId', '=', requestId).executeTakeFirst();
  if (!row) return null;
  if (row.userId !== user.id || row.amount !== amount) {
    throw new ProductError(code.badParameter, 'requestReused', { field: 'requestId' });
  }
  const balance = await balanceOf(tx, user.id);
  return { state: row.state === 'confirmed' ? 'done' : 'asked', balance, repeated: true };
}

/** Carries a wish out, or asks for a second person where it is beyond the limit of the first. */
export async function wishFor(tx: Tx, wish: Wish, by: By): Promise<Outcome> {
  const { user, requestId, amount, item, reason } = wish;
  if (amount === 0) throw new ProductError(code.badParameter, 'badParameter', { field: 'amount' });
  const { balance } = await lockAccount(tx, user.id);
  const earlier = await earlierOf(tx, wish);
  if (earlier) return earlier;
  if (Math.abs(amount) <= DIAMONDS_ALONE[by.staff.role]) return { state: 'done', ...(await carryOut(tx, wish, by)) };
  if (balance + amount < 0) {
    throw new ProductError(code.balanceInsufficient, 'belowZero', { balance, price: -amount });
  }
  await tx
    .insertInto('secondPerson')
    .values({
      kind: item ? 'refund' : 'diamonds',
      userId: user.id,
      ...{ requestId, amount, balance, reason },
      itemKind: item?.itemKind ?? null,
      itemId: item?.itemId ?? null,
      title: item ? (await paidFor(tx, user.id, item)).title : '',
      askedBy: by.staff.id,
      askedAt: new Date(by.now),
      decidedBy: null,
      decidedAt: null,
    })
    .execute();
  await recordAct(tx, by, { kind: 'secondPerson.asked', ...about(wish), reason, after: { amount, ...item } });
  return { state: 'asked', balance, repeated: false };
}

/** All that waits, the oldest first. */
export async function waitingForSecond(db: Db, staffId: number, now: number): Promise<SecondPerson[]> {
  const rows = await db
    .selectFrom('secondPerson as r')
    .innerJoin('users as u', 'u.id', 'r.userId')
    .innerJoin('staff as s', 's.id', 'r.askedBy')
    .select(['r.id', 'r.kind', 'r.askedAt', 'r.reason', 'r.amount', 'r.balance', 'r.title', 'r.askedBy'])
    .select(['u.uid', 'u.name', 's.name as staff'])
    .where('r.state', '=', 'open')
    .where('r.askedAt', '>', new Date(now - LAPSE_MS))
    .orderBy('r.askedAt')
    .execute();
  return rows.map(({ askedAt, askedBy, staff, amount, ...row }) => ({
    ...row,
    askedBy: staff,
    isMine: askedBy === staffId,
    askedAt: askedAt.getTime(),
    diamonds: amount,
  }));
}

const over = () => new ProductError(code.alreadyDone, 'decidedAlready');

/** Confirms or refuses as the second person. A balance that moved meanwhile makes it void, and nothing moves. */
export async function decide(
  tx: Tx,
  { id, confirm }: { id: number; confirm: boolean },
  by: By,
): Promise<'confirmed' | 'refused' | 'void'> {
  const { staff, now } = by;
  const row = await tx.selectFrom('secondPerson').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new ProductError(code.notFound, 'notFound');
  if (row.state !== 'open' || now - row.askedAt.getTime() >= LAPSE_MS) throw over();
  if (row.askedBy === staff.id) throw new ProductError(code.notAllowed, 'notYourOwn');
  const user = await tx
    .selectFrom('users')
    .select(['id', 'uid'])
    .where('id', '=', row.userId)
    .executeTakeFirstOrThrow();
  const { itemKind, itemId, requestId, amount, reason } = row;
  const item = itemKind !== null && itemId !== null ? { item: { itemKind, itemId } } : {};
  const wish: Wish = { user, requestId, amount, reason, ...item };
  const { balance } = await lockAccount(tx, row.userId);
  const state = !confirm ? 'refused' : balance === row.balance ? 'confirmed' : 'void';
  await tx
    .updateTable('secondPerson')
    .set({ state, decidedBy: staff.id, decidedAt: new Date(now) })
    .where('id', '=', id)
    .execute();
  await recordAct(tx, by, { kind: `secondPerson.${state}`, ...about(wish), reason, after: { amount, ...wish.item } });
  if (state === 'confirmed') await carryOut(tx, wish, by);
  return state;
}
