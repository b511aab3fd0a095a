import * as v from 'valibot';
import { Count, Diamonds, Id, Nothing, Time } from '@/contract/fields';
import { deskCall } from './deskCall';
import { Reason } from './members';

/** Rules that put something before a person; each has its sentence at the desk. */
export const MARK_RULES = [
  'newAccountFen',
  'ordersPlaced',
  'payersOfAccount',
  'accountsOfPayer',
  'invitedOnDevice',
  'invitedFromHome',
] as const;
export type MarkRule = (typeof MARK_RULES)[number];

/** Nothing was wrong, and a reward that waited is given; or it was, and none is given. */
export const MARK_DECISIONS = ['cleared', 'confirmed'] as const;
export type MarkDecision = (typeof MARK_DECISIONS)[number];

/** What a velocity rule put before a person. */
export const VelocityMark = v.object({
  id: Id,
  rule: v.picklist(MARK_RULES),
  state: v.picklist(['open', ...MARK_DECISIONS]),
  uid: v.string(),
  name: v.string(),
  /** How much was counted, and how much passes; fen where the rule counts money. */
  seen: Count,
  most: Count,
  /** The order with which it was too much. */
  orderId: v.nullish(v.string()),
  /** A reward that waits: for whom it was to be given, and how much. */
  invited: v.nullish(v.object({ uid: v.string(), name: v.string() })),
  diamonds: v.nullish(Diamonds),
  at: Time,
  settledAt: v.nullish(Time),
  settledBy: v.nullish(v.string()),
  note: v.string(),
});
export type VelocityMark = v.InferOutput<typeof VelocityMark>;

/** Abuse of money that rules have noticed, at the desk. */
export const velocityCalls = {
  /** What waits, the oldest first, or what was decided, the newest first (200 at most). */
  deskMarks: deskCall({
    method: 'GET',
    path: 'money/marks',
    needs: 'money.see',
    input: v.object({ view: v.picklist(['open', 'settled']) }),
    output: v.object({ records: v.array(VelocityMark), hasMore: v.boolean() }),
  }),
  /** Decides about one. No money that was paid moves; 1003 when somebody was faster. */
  deskSettleMark: deskCall({
    method: 'POST',
    path: 'money/marks/{id}',
    needs: 'money.settle',
    input: v.object({ id: Id, decision: v.picklist(MARK_DECISIONS), reason: Reason }),
    output: Nothing,
  }),
};
