import type { Reader, Tx } from '@server/db/database';
import type { CaseReason, CaseState, MoneyCaseRow } from '@server/db/schema/money';
import { isBeyondLimits } from '@server/minors/limits';
import { type MinorRules, nobodyUnder18 } from '@server/minors/rules';
import { moneyText } from '@server/text/money';
import type { Selectable } from 'kysely';
import { tellPayer } from './heldMoney';
import { type LockedOrder, lockOrder } from './lockOrder';
import { payBack } from './payBack';
import { settle } from './settle';

/** A case as the database has it. */
export type StoredCase = Selectable<MoneyCaseRow>;

/** What a person decides: the order is carried out after all, the money went back, or there is none to move. */
export type Decision = Exclude<CaseState, 'open'>;

/** Whether an order that was held for this can still be carried out: one payment, the right amount, nobody else's. */
const creditable: Readonly<Record<CaseReason, boolean>> = {
  unknownOrder: false,
  wrongAmount: false,
  txnReused: false,
  paidTwice: false,
  deletedAccount: false,
  bannedAccount: true,
  minor: true,
  late: true,
};

/** Whether money held for this can ever carry its order out. */
export const isCreditable = (reason: CaseReason): boolean => creditable[reason];

/** Why a case cannot be settled so. */
export type Hindrance = 'unknown' | 'settled' | 'neverCredited' | 'notInReview' | 'ownerGone' | 'minor';

/** A case that cannot be settled so; the message says it in English, for the command line. */
export class CannotSettle extends Error {
  constructor(
    readonly why: Hindrance,
    message: string,
  ) {
    super(message);
    this.name = 'CannotSettle';
  }
}

/** The cases nobody has decided, the oldest first. */
export function openCases(reader: Reader): Promise<StoredCase[]> {
  return reader.selectFrom('moneyCases').selectAll().where('state', '=', 'open').orderBy('id').execute();
}

/** Why this case cannot be credited; null when it can. */
async function obstacle(
  tx: Tx,
  { reason }: StoredCase,
  locked: LockedOrder | null,
  { minors = nobodyUnder18, now }: Pick<Settlement, 'minors' | 'now'>,
): Promise<[Exclude<Hindrance, 'unknown' | 'settled'>, string] | null> {
  if (locked === null || !creditable[reason])
    return ['neverCredited', `a case of ${reason} credits nothing: give the money back, or dismiss it`];
  if (locked.order.status !== 'review') return ['notInReview', `its order is ${locked.order.status}`];
  if (locked.owner.status !== 'active') return ['ownerGone', `its account is ${locked.owner.status}`];
  const { id: orderId, kind, amountFen } = locked.order;
  const sum = { userId: locked.owner.id, amountFen, orderId, now };
  if (await isBeyondLimits(tx, locked.owner, sum, kind, minors))
    return ['minor', 'its owner is a minor who may not pay so much, or has no real name yet'];
  return null;
}

/** What the order becomes when its last open case is decided and nothing of it was credited. */
async function closeReview(tx: Tx, { orderNo }: StoredCase): Promise<void> {
  const cases = await tx.selectFrom('moneyCases').select('state').where('orderNo', '=', orderNo).execute();
  if (cases.some(({ state }) => state === 'open')) return;
  const status = cases.some(({ state }) => state === 'refunded') ? 'refunded' : 'closed';
  await tx.updateTable('orders').set({ status }).where('id', '=', orderNo).where('status', '=', 'review').execute();
}

/** A person's decision; `staffId` is who sits at the desk. */
export interface Settlement {
  id: number;
  decision: Decision;
  note: string;
  staffId?: number | null;
  /** What minors may pay; the house rule unless said. */
  minors?: MinorRules;
  now: number;
}

/**
 * Keeps an open case and its order as they are until the transaction ends. Throws {@link CannotSettle} for what is no case, or not open.
 */
export async function lockCase(tx: Tx, id: number): Promise<{ held: StoredCase; locked: LockedOrder | null }> {
  const seen = await tx.selectFrom('moneyCases').select('orderNo').where('id', '=', id).executeTakeFirst();
  if (!seen) throw new CannotSettle('unknown', `There is no case ${id}.`);
  const locked = await lockOrder(tx, seen.orderNo);
  const held = await tx.selectFrom('moneyCases').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
  if (held.state !== 'open') throw new CannotSettle('settled', `Case ${id} is ${held.state} already.`);
  return { held, locked };
}

/**
 * Writes down what a person decided about a case, carries the order out when it is `credited`, and tells its owner. Throws
 * {@link CannotSettle} for a case that is not open, and for one that cannot be credited.
 */
export async function settleCase(
  tx: Tx,
  { id, decision, note, staffId = null, minors = nobodyUnder18, now }: Settlement,
): Promise<void> {
  const { held, locked } = await lockCase(tx, id);
  if (decision === 'credited') {
    const hindrance = await obstacle(tx, held, locked, { minors, now });
    if (hindrance !== null) throw new CannotSettle(hindrance[0], `Case ${id} cannot be credited: ${hindrance[1]}.`);
    if (locked === null) throw new Error(`case ${id} has no order`);
    await settle(tx, locked.order, held.providerTxn, now);
  }
  await tx
    .updateTable('moneyCases')
    .set({ state: decision, note, settledBy: staffId, settledAt: new Date(now) })
    .where('id', '=', id)
    .execute();
  const { provider, orderNo, providerTxn, amountFen } = held;
  // Of before there were several, and what came without a sum, goes back by hand.
  if (decision === 'refunded' && provider !== null && amountFen !== null && amountFen > 0)
    await payBack(tx, { provider, orderNo, providerTxn, amountFen, totalFen: amountFen, of: { caseId: id }, now });
  await closeReview(tx, held);
  if (locked?.owner.status === 'active')
    await tellPayer(tx, locked.owner.id, { ...moneyText.settled(decision, held.orderNo), now });
}
