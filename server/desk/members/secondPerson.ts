import type { Db, Tx } from '@server/db/database';
import type { SecondPersonRow } from '@server/db/schema/staff';
import { type By, recordAct } from '@server/desk/acts/record';
import type { Staff } from '@server/desk/staff/staff';
import { ProductError } from '@server/errors';
import { balanceOf, lockAccount } from '@server/money/ledger';
import { lockOrder } from '@server/money/lockOrder';
import { refundedOf } from '@server/money/refundOrder';
import { isVip } from '@server/money/vip';
import type { Selectable } from 'kysely';
import { code } from '@/contract/codes';
import type { SecondPerson } from '@/contract/desk/members';
import { may, type Permission } from '@/contract/desk/permissions';
import { actOf, type Deed, doDeed, isAlone, NEEDS, shownOf } from './deed';
import type { Item } from './refund';

/** What nobody confirmed in a day lapses. */
export const LAPSE_MS = 24 * 3_600_000;

/** What somebody at the desk wants done to a member. */
export interface Wish {
  user: { id: number; uid: string };
  requestId: string;
  deed: Deed;
  /** What the thing is called that is given back. */
  title?: string;
  reason: string;
}

/** What came of a wish: it was done, or waits for a second person. */
export interface Outcome {
  state: 'done' | 'asked';
  balance: number;
  repeated: boolean;
}

const about = ({ user: { id, uid }, deed }: Wish) =>
  deed.kind === 'orderRefund'
    ? ({ subject: 'order', subjectId: deed.orderNo, userId: id } as const)
    : ({ subject: 'member', subjectId: uid, userId: id } as const);

/** When VIP of a member ends; null if there never was any. */
async function vipEnd(tx: Tx, userId: number): Promise<Date | null> {
  const row = await tx.selectFrom('vipMembers').select('expTime').where('userId', '=', userId).executeTakeFirst();
  return row?.expTime ?? null;
}

/** What of a member a deed moves, for the log. */
async function stateOf(tx: Tx, { user, deed }: Wish): Promise<object> {
  const balance = await balanceOf(tx, user.id);
  const isOfVip = deed.kind === 'refund' && deed.item.itemKind === 'vip';
  const hasVip = deed.kind === 'vip' || deed.kind === 'orderRefund' || isOfVip;
  return { balance, ...(hasVip && { vipEndsAt: (await vipEnd(tx, user.id))?.toISOString() ?? null }) };
}

/** Does it and writes it down; 3001 when it would go below zero. */
async function carryOut(tx: Tx, wish: Wish, by: By): Promise<{ balance: number; repeated: boolean }> {
  const { user, requestId, deed, reason } = wish;
  const before = await stateOf(tx, wish);
  const repeated = await doDeed(tx, deed, { userId: user.id, requestId, reason, by });
  // A sanction writes itself down, beside its own row.
  if (!repeated && deed.kind !== 'ban') {
    const after = { ...(await stateOf(tx, wish)), ...shownOf(deed) };
    await recordAct(tx, by, { kind: actOf(deed), ...about(wish), reason, before, after });
  }
  return { balance: await balanceOf(tx, user.id), repeated };
}

/** As they were asked for: what the database keeps has its fields in another order. */
const itemsOf = (items: unknown): Item[] => (items as Item[]).map(({ itemKind, itemId }) => ({ itemKind, itemId }));

/** A row that is about a member. */
type MemberRow = Selectable<SecondPersonRow> & { kind: Deed['kind']; userId: number };

function isOfMember(row: Selectable<SecondPersonRow>): row is MemberRow {
  return row.kind !== 'content' && row.kind !== 'caseRefund' && row.userId !== null;
}

/** The deed that a row asks for. */
function deedOf({ kind, amount, itemKind, itemId, orderNo, fen, items, days }: MemberRow): Deed {
  if (kind === 'refund' && itemKind !== null && itemId !== null) return { kind, amount, item: { itemKind, itemId } };
  if (kind === 'orderRefund' && orderNo !== null && fen !== null)
    return { kind, amount, orderNo, fen, before: 0, items: itemsOf(items) };
  if (kind === 'vip' && days !== null) return { kind, amount: 0, days };
  if (kind === 'ban') return { kind, amount: 0 };
  return { kind: 'diamonds', amount };
}

const sameDeed = (one: Deed, other: Deed): boolean => JSON.stringify(shownOf(one)) === JSON.stringify(shownOf(other));

/** The same request again is the same wish; with another meaning it is 1001. */
async function earlierOf(tx: Tx, { requestId, user, deed }: Wish): Promise<Outcome | null> {
  const row = await tx.selectFrom('secondPerson').selectAll().where('requestId', '=', requestId).executeTakeFirst();
  if (!row) return null;
  if (!isOfMember(row) || row.userId !== user.id || row.kind !== deed.kind || !sameDeed(deedOf(row), deed)) {
    throw new ProductError(code.badParameter, 'requestReused', { field: 'requestId' });
  }
  const balance = await balanceOf(tx, user.id);
  return { state: row.state === 'confirmed' ? 'done' : 'asked', balance, repeated: true };
}

/** The columns of a row that say what is asked for. */
function columnsOf(deed: Deed) {
  const none = { itemKind: null, itemId: null, orderNo: null, fen: null, items: null, days: null };
  switch (deed.kind) {
    case 'diamonds':
    case 'ban':
      return none;
    case 'refund':
      return { ...none, ...deed.item };
    case 'orderRefund':
      return { ...none, orderNo: deed.orderNo, fen: deed.fen, items: JSON.stringify(deed.items) };
    case 'vip':
      return { ...none, days: deed.days };
  }
}

/** Carries a wish out, or asks for a second person where it is beyond the limit of the first. */
export async function wishFor(tx: Tx, wish: Wish, by: By): Promise<Outcome> {
  const { user, requestId, deed, title = '', reason } = wish;
  const { balance } = await lockAccount(tx, user.id);
  const earlier = await earlierOf(tx, wish);
  if (earlier) return earlier;
  if (isAlone(by.staff.role, deed)) return { state: 'done', ...(await carryOut(tx, wish, by)) };
  if (balance + deed.amount < 0) {
    throw new ProductError(code.balanceInsufficient, 'belowZero', { balance, price: -deed.amount });
  }
  await tx
    .insertInto('secondPerson')
    .values({
      ...columnsOf(deed),
      ...{ kind: deed.kind, userId: user.id, requestId, amount: deed.amount, balance, title, reason },
      vipEndsAt: await vipEnd(tx, user.id),
      ...{ askedBy: by.staff.id, askedAt: new Date(by.now), decidedBy: null, decidedAt: null },
    })
    .execute();
  await recordAct(tx, by, { kind: 'secondPerson.asked', ...about(wish), reason, after: shownOf(deed) });
  return { state: 'asked', balance, repeated: false };
}

/** All that waits for whom may confirm it, and what they asked for themselves, the oldest first. */
export async function waitingForSecond(
  db: Db,
  { id: staffId, role }: Pick<Staff, 'id' | 'role'>,
  now: number,
): Promise<SecondPerson[]> {
  const rows = await db
    .selectFrom('secondPerson as r')
    .leftJoin('users as u', 'u.id', 'r.userId')
    .leftJoin('contentDrafts as d', 'd.id', 'r.draftId')
    .innerJoin('staff as s', 's.id', 'r.askedBy')
    .select(['r.id', 'r.kind', 'r.askedAt', 'r.reason', 'r.amount', 'r.balance', 'r.title', 'r.askedBy'])
    .select(['r.orderNo', 'r.caseId', 'r.fen', 'r.days', 'u.uid', 'u.name', 's.name as staff'])
    .select(['d.kind as thingKind', 'd.rowId', 'd.id as draftId'])
    .where('r.state', '=', 'open')
    .where('r.askedAt', '>', new Date(now - LAPSE_MS))
    .orderBy('r.askedAt')
    .execute();
  const mine = rows.filter(({ kind, askedBy }) => askedBy === staffId || may(role, NEEDED[kind]));
  return mine.map(({ askedAt, askedBy, staff, amount, orderNo, uid, name, thingKind, rowId, draftId, ...row }) => ({
    ...row,
    uid: uid ?? '',
    name: name ?? '',
    thing: thingKind === null ? null : `${thingKind}/${rowId ?? `d${draftId}`}`,
    askedBy: staff,
    isMine: askedBy === staffId,
    askedAt: askedAt.getTime(),
    diamonds: amount,
    orderId: orderNo,
  }));
}

/** What whoever confirms it has to be allowed. */
export const NEEDED: Readonly<Record<SecondPersonRow['kind'], Permission>> = {
  ...NEEDS,
  content: 'content.prices',
  caseRefund: 'money.settle',
};

const over = () => new ProductError(code.alreadyDone, 'decidedAlready');

/** Whether what it was asked for is as it was: the balance, of VIP its end, or that it runs where it goes back; of a ban that there still is somebody to shut out. */
async function isUnchanged(
  tx: Tx,
  row: MemberRow,
  { balance, now }: { balance: number; now: number },
): Promise<boolean> {
  if (row.kind === 'vip') return (await vipEnd(tx, row.userId))?.getTime() === row.vipEndsAt?.getTime();
  if (row.kind === 'ban') {
    const user = await tx.selectFrom('users').select('status').where('id', '=', row.userId).executeTakeFirstOrThrow();
    return user.status === 'active';
  }
  if (balance !== row.balance) return false;
  if (row.itemKind === 'vip') return isVip(tx, row.userId, now);
  if (row.orderNo === null) return true;
  const { status, amountFen } = await tx
    .selectFrom('orders')
    .select(['status', 'amountFen'])
    .where('id', '=', row.orderNo)
    .executeTakeFirstOrThrow();
  return status === 'paid' && (await refundedOf(tx, row.orderNo)).fen + (row.fen ?? 0) <= amountFen;
}

/** What came of a request that a second person decided; void is what has changed meanwhile, and then nothing moves. */
export type Decided = 'confirmed' | 'refused' | 'void';

/** Decides about what is no deed to a member: content, and a payment that goes back. */
export type DecideOther = (wish: Selectable<SecondPersonRow>) => Promise<Decided>;

/** Confirms or refuses as the second person. */
export async function decide(
  tx: Tx,
  { id, confirm }: { id: number; confirm: boolean },
  by: By,
  decideOther: DecideOther,
): Promise<Decided> {
  const { staff, now } = by;
  const row = await tx.selectFrom('secondPerson').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new ProductError(code.notFound, 'notFound');
  if (row.state !== 'open' || now - row.askedAt.getTime() >= LAPSE_MS) throw over();
  if (row.askedBy === staff.id) throw new ProductError(code.notAllowed, 'notYourOwn');
  const needs = NEEDED[row.kind];
  if (!may(staff.role, needs)) throw new ProductError(code.notAllowed, 'notAllowed', { needs });
  if (!isOfMember(row)) return decideOther(row);
  const user = await tx
    .selectFrom('users')
    .select(['id', 'uid'])
    .where('id', '=', row.userId)
    .executeTakeFirstOrThrow();
  const { requestId, reason } = row;
  const wish: Wish = { user, requestId, deed: deedOf(row), reason };
  // An order before its account, as whoever books a payment does.
  if (row.orderNo !== null) await lockOrder(tx, row.orderNo);
  const { balance } = await lockAccount(tx, row.userId);
  const state = !confirm ? 'refused' : (await isUnchanged(tx, row, { balance, now })) ? 'confirmed' : 'void';
  await tx
    .updateTable('secondPerson')
    .set({ state, decidedBy: staff.id, decidedAt: new Date(now) })
    .where('id', '=', id)
    .execute();
  await recordAct(tx, by, { kind: `secondPerson.${state}`, ...about(wish), reason, after: shownOf(wish.deed) });
  if (state === 'confirmed') await carryOut(tx, wish, by);
  return state;
}
