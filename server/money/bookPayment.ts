import type { Tx } from '@server/db/database';
import type { CaseReason } from '@server/db/schema/money';
import { isBeyondLimits } from '@server/minors/limits';
import { isMinor } from '@server/minors/payer';
import { type MinorRules, nobodyUnder18 } from '@server/minors/rules';
import type { Payment } from '@server/pay/port';
import { type PayerWatch, watchPayer } from '@server/velocity/watchPayer';
import { sql } from 'kysely';
import { holdMoney, reasonToHold } from './heldMoney';
import { hasPaidSince, isCancelled, tellIfLate } from './lateOrder';
import { lockOrder } from './lockOrder';
import { settle } from './settle';
import { settleCase } from './settleCase';

/** What came of a payment. `paid`: credited; `repeated`: known already; a reason: the money came and waits for a person. */
export type Booked = 'paid' | 'repeated' | 'noTxn' | CaseReason;

/** Who says so, when, and what becomes of a second payment of an order: a person looks, or it goes back by itself. */
export interface Booking {
  provider: string;
  twice: 'person' | 'refund';
  /** What is kept of it for a person. */
  raw: Readonly<Record<string, string>>;
  /** What minors may pay; the house rule unless said. */
  minors?: MinorRules;
  /** Who counts payers. */
  watch?: PayerWatch;
  now: number;
}

/** Whether a payment is said to be for another order too, paid or held. */
async function isUsedElsewhere(tx: Tx, { orderId, providerTxn }: Payment): Promise<boolean> {
  const paid = tx.selectFrom('orders').select('id').where('providerTxn', '=', providerTxn).where('id', '<>', orderId);
  const held = tx
    .selectFrom('moneyCases')
    .select('orderNo as id')
    .where('providerTxn', '=', providerTxn)
    .where('orderNo', '<>', orderId);
  return (await paid.unionAll(held).limit(1).executeTakeFirst()) !== undefined;
}

/** Whether this payment of this order is before a person, or was. */
async function isHeld(tx: Tx, { orderId, providerTxn }: Payment): Promise<boolean> {
  const held = await tx
    .selectFrom('moneyCases')
    .select('id')
    .where('orderNo', '=', orderId)
    .where('providerTxn', '=', providerTxn)
    .executeTakeFirst();
  return held !== undefined;
}

/**
 * Books money that a provider vouches for, once, whoever told of it first: a notice, the provider when it was asked, or both at
 * once. `noTxn`: it has no number, so it cannot be told from another.
 */
export async function bookPayment(
  tx: Tx,
  payment: Payment,
  { provider, twice, raw, minors = nobodyUnder18, watch, now }: Booking,
): Promise<Booked> {
  const { orderId, providerTxn, amountFen, payer } = payment;
  if (providerTxn.trim() === '') return 'noTxn';
  // What is said of one payment is heard one after the other.
  await sql`select pg_advisory_xact_lock(hashtext(${`payment:${providerTxn}`}))`.execute(tx);
  const claim = await lockOrder(tx, orderId);
  const hold = async (reason: CaseReason): Promise<Booked> => {
    const caseId = await holdMoney(tx, { reason, provider, orderId, providerTxn, amount: amountFen, raw, claim, now });
    if (caseId === null) return 'repeated';
    if (reason === 'paidTwice' && twice === 'refund')
      await settleCase(tx, { id: caseId, decision: 'refunded', note: 'PAY_TWICE=refund', now });
    return reason;
  };
  if (claim === null) return hold('unknownOrder');
  const { order, owner } = claim;
  const isAmountRight = amountFen === String(order.amountFen);
  if (isAmountRight && order.paidAt !== null && order.providerTxn === providerTxn) return 'repeated';
  if (await isHeld(tx, payment)) return 'repeated';
  const isTxnUsed = await isUsedElsewhere(tx, payment);
  // Bought again meanwhile, or given up: which of the two they want is theirs to say.
  const isUnwanted = isCancelled(order) || (await hasPaidSince(tx, order));
  const sum = { userId: owner.id, amountFen: order.amountFen, orderId, now };
  const isBeyond =
    (await isBeyondLimits(tx, owner, sum, order.kind, minors)) ||
    // Later than a minor may pay: when they did, only the provider knows.
    (isMinor(owner, now) && order.expiresAt.getTime() <= now);
  const reason = reasonToHold({ ...claim, isAmountRight, isTxnUsed, isBeyondLimits: isBeyond, isUnwanted }, now);
  if (reason !== null) return hold(reason);
  await settle(tx, order, providerTxn, now);
  await tellIfLate(tx, order, now);
  if (watch && payer) await watchPayer(tx, watch, { orderId, userId: order.userId, provider, payer, now });
  return 'paid';
}
