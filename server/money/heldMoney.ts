import type { Reader, Tx } from '@server/db/database';
import type { CaseReason, CaseState } from '@server/db/schema/money';
import type { Payer } from '@server/minors/payer';
import { moneyText } from '@server/text/money';
import { type StoredOrder, statusAt } from './orders';

/** Every reason to hold money, in the order in which they are looked for. */
export const caseReasons: Readonly<Record<CaseReason, true>> = {
  unknownOrder: true,
  wrongAmount: true,
  txnReused: true,
  paidTwice: true,
  deletedAccount: true,
  bannedAccount: true,
  minor: true,
  late: true,
};

/** Who placed the order, as they are when the money comes. */
export interface Owner extends Payer {
  id: number;
  status: 'active' | 'deleted' | 'banned';
}

/** An order and what a callback says of it. */
export interface Claim {
  order: StoredOrder;
  owner: Owner;
  isAmountRight: boolean;
  /** The payment is another order's already. */
  isTxnUsed: boolean;
  /** Its owner may not pay so much, by the rules for minors. */
  isBeyondLimits: boolean;
  /** Its owner cancelled the order, or has paid for the same thing since. */
  isUnwanted: boolean;
}

/** Why the money must not be credited without a person; null when all is as it was when the order was placed. */
export function reasonToHold(
  { order, owner, isAmountRight, isTxnUsed, isBeyondLimits, isUnwanted }: Claim,
  now: number,
): CaseReason | null {
  if (!isAmountRight) return 'wrongAmount';
  if (isTxnUsed) return 'txnReused';
  if (order.paidAt !== null || order.status === 'review') return 'paidTwice';
  if (owner.status === 'deleted') return 'deletedAccount';
  if (owner.status === 'banned') return 'bannedAccount';
  if (isBeyondLimits) return 'minor';
  const ended = statusAt(order, now);
  return (isUnwanted && ended !== 'pending') || ended === 'refunded' ? 'late' : null;
}

/** What is written down of a callback. */
export interface Held {
  reason: CaseReason;
  /** Who has the money; null where nobody knows. */
  provider: string | null;
  orderId: string;
  providerTxn: string;
  /** Fen, as the provider wrote them. */
  amount: string;
  raw: Readonly<Record<string, string>>;
  /** null: there is no such order. */
  claim: Pick<Claim, 'order' | 'owner'> | null;
  now: number;
}

/** Writes the payer where their money is. */
export async function tellPayer(
  tx: Tx,
  userId: number,
  { now, ...words }: { title: string; content: string; link: string; now: number },
): Promise<void> {
  await tx
    .insertInto('messages')
    .values({ ...words, targetUserId: userId, createdAt: new Date(now) })
    .execute();
}

/** Books money for a person to look at, and tells the payer; answers the case, null for a payment that is one already. */
export async function holdMoney(tx: Tx, held: Held): Promise<number | null> {
  const { reason, provider, orderId, providerTxn, amount, raw, claim, now } = held;
  const added = await tx
    .insertInto('moneyCases')
    .values({
      orderNo: orderId,
      provider,
      providerTxn,
      amountFen: /^\d{1,15}$/.test(amount) ? Number(amount) : null,
      userId: claim?.owner.id ?? null,
      reason,
      raw: JSON.stringify(raw),
      createdAt: new Date(now),
      settledAt: null,
    })
    .onConflict((conflict) => conflict.columns(['orderNo', 'providerTxn']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return null;
  if (claim === null) return added.id;
  if (claim.order.paidAt === null) {
    await tx.updateTable('orders').set({ status: 'review', askAt: null }).where('id', '=', claim.order.id).execute();
  }
  const words = moneyText.held(reason, orderId);
  if (words && claim.owner.status === 'active') await tellPayer(tx, claim.owner.id, { ...words, now });
  return added.id;
}

/** How many cases there are, by reason and state. */
export function countCases(reader: Reader): Promise<{ reason: CaseReason; state: CaseState; count: number }[]> {
  return reader
    .selectFrom('moneyCases')
    .select((eb) => ['reason', 'state', eb.fn.countAll<number>().as('count')])
    .groupBy(['reason', 'state'])
    .execute();
}
