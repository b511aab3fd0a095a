import type { Db, Tx } from '@server/db/database';
import type { CaseReason } from '@server/db/schema/money';
import { withTx } from '@server/db/tx';
import type { Ids } from '@server/ids';
import { isSignedBy, type Keys } from '@server/secret';
import { sql } from 'kysely';
import { holdMoney, reasonToHold } from './heldMoney';
import { lockOrder } from './lockOrder';
import { settle } from './settle';
import { signFields } from './signature';

/** A provider's callback, all fields as text; `sig` signs the others. */
export interface Notification {
  orderId: string;
  amountFen: string;
  providerTxn: string;
  /** Epoch ms at the provider. */
  ts: string;
  nonce: string;
  sig: string;
}

/**
 * What came of a callback. `paid`: credited; `repeated`: known already; a reason: the money came and waits for a person.
 * The others are refused, so that the provider asks again or its operator hears of it.
 */
export type NotifyResult = 'paid' | 'repeated' | CaseReason | 'badSignature' | 'stale' | 'noTxn';

/** A callback older or newer than this is refused: a caught one cannot be played again for ever. */
const WINDOW = 5 * 60_000;

/** The key for callbacks, apart from the keys for other uses of the same secret. */
const keyOf = (secret: string) => `${secret}:pay-notify`;

/** Signs a callback, as the provider does. */
export function signNotification(
  order: { id: string; amountFen: number },
  providerTxn: string,
  { secret, ids, now }: { secret: string; ids: Ids; now: number },
): Notification {
  const fields = {
    orderId: order.id,
    amountFen: String(order.amountFen),
    providerTxn,
    ts: String(now),
    nonce: ids.token(12),
  };
  return { ...fields, sig: signFields(fields, keyOf(secret)) };
}

const refusals: ReadonlySet<NotifyResult> = new Set(['badSignature', 'stale', 'noTxn']);

/** Whether the provider is to be told `success`, so that it stops repeating: the money is booked, one way or the other. */
export const isAccepted = (result: NotifyResult): boolean => !refusals.has(result);

type Hearing = Keys & { now: number };

/** Takes a callback: checks it, books it, and writes it down whatever came of it. */
export const receiveNotification = (db: Db, notification: Notification, hearing: Hearing): Promise<NotifyResult> =>
  withTx(db, (tx) => hearNotification(tx, notification, hearing));

/** The same within a transaction. */
export async function hearNotification(
  tx: Tx,
  notification: Notification,
  { now, ...keys }: Hearing,
): Promise<NotifyResult> {
  const { sig, ...fields } = notification;
  const sigOk = isSignedBy(keys, sig, (secret) => signFields(fields, keyOf(secret)));
  const result = sigOk ? await book(tx, notification, now) : 'badSignature';
  await tx
    .insertInto('payNotifications')
    .values({
      orderId: notification.orderId,
      raw: JSON.stringify(notification),
      sigOk,
      result,
      createdAt: new Date(now),
    })
    .execute();
  return result;
}

/** Whether a payment is said to be for another order too, paid or held. */
async function isUsedElsewhere(tx: Tx, { orderId, providerTxn }: Notification): Promise<boolean> {
  const paid = tx.selectFrom('orders').select('id').where('providerTxn', '=', providerTxn).where('id', '<>', orderId);
  const held = tx
    .selectFrom('moneyCases')
    .select('orderNo as id')
    .where('providerTxn', '=', providerTxn)
    .where('orderNo', '<>', orderId);
  return (await paid.unionAll(held).limit(1).executeTakeFirst()) !== undefined;
}

async function book(tx: Tx, notification: Notification, now: number): Promise<NotifyResult> {
  const { orderId, providerTxn, amountFen, ts } = notification;
  if (!(Math.abs(now - Number(ts)) <= WINDOW)) return 'stale';
  if (providerTxn.trim() === '') return 'noTxn';
  // What is said of one payment is heard one after the other.
  await sql`select pg_advisory_xact_lock(hashtext(${`payment:${providerTxn}`}))`.execute(tx);
  const claim = await lockOrder(tx, orderId);
  const hold = async (reason: CaseReason) => {
    const raw = { orderId, amountFen, providerTxn, ts };
    const isNew = await holdMoney(tx, { reason, orderId, providerTxn, amount: amountFen, raw, claim, now });
    return isNew ? reason : 'repeated';
  };
  if (claim === null) return hold('unknownOrder');
  const { order } = claim;
  const isAmountRight = amountFen === String(order.amountFen);
  if (isAmountRight && order.paidAt !== null && order.providerTxn === providerTxn) return 'repeated';
  const isTxnUsed = await isUsedElsewhere(tx, notification);
  const reason = reasonToHold({ ...claim, isAmountRight, isTxnUsed }, now);
  if (reason !== null) return hold(reason);
  await settle(tx, order, providerTxn, now);
  return 'paid';
}
