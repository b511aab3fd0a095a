import * as v from 'valibot';
import { Count, Fen, Nothing, Time } from '@/contract/fields';
import { deskCall } from './deskCall';
import { Reason } from './members';

export const REFUND_STATES = ['waiting', 'done', 'refused'] as const;

/** Money on its way back at a provider, of an order or of a payment that was held. */
export const DeskRefund = v.object({
  /** The provider knows it by this number. */
  id: v.string(),
  orderId: v.string(),
  provider: v.string(),
  providerTxn: v.string(),
  amountFen: Fen,
  /** Of the payment. */
  totalFen: Fen,
  state: v.picklist(REFUND_STATES),
  /** Why the provider refused, in its words. */
  why: v.string(),
  /** How often it was asked. */
  asks: Count,
  createdAt: Time,
  endedAt: v.nullish(Time),
  uid: v.nullish(v.string()),
  name: v.nullish(v.string()),
  /** Who decided about a refused one last, and why. */
  settledBy: v.nullish(v.string()),
  note: v.string(),
});
export type DeskRefund = v.InferOutput<typeof DeskRefund>;

/** What becomes of a refused refund: the provider is asked again under the same number, or it was given back by hand. */
export const REFUND_DECISIONS = ['again', 'byHand'] as const;
export type RefundDecision = (typeof REFUND_DECISIONS)[number];

/** Money on its way back, at the desk. */
export const refundCalls = {
  /** Refunds that a provider refused, or that wait for it, the oldest first (200 at most). */
  deskRefunds: deskCall({
    method: 'GET',
    path: 'money/refunds',
    needs: 'money.see',
    input: v.object({ state: v.picklist(['refused', 'waiting']) }),
    output: v.object({ records: v.array(DeskRefund), hasMore: v.boolean() }),
  }),
  /** Decides about a refused one. Asking again moves no money twice: the number is the same. 1003 when it is not refused any more. */
  deskSettleRefund: deskCall({
    method: 'POST',
    path: 'money/refunds/{id}',
    needs: 'money.settle',
    input: v.object({
      id: v.pipe(v.string(), v.maxLength(64)),
      decision: v.picklist(REFUND_DECISIONS),
      reason: Reason,
    }),
    output: Nothing,
  }),
};
