import type { Db, Tx } from '@server/db/database';
import { withTx } from '@server/db/tx';
import type { Ids } from '@server/ids';
import { isSignedBy, type Keys } from '@server/secret';
import { type Settlement, settle } from './settle';
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

/** What came of a callback; the first four answer `success`, the rest 3003. */
export type NotifyResult = Settlement | 'badSignature' | 'stale' | 'unknownOrder' | 'amountMismatch' | 'txnReused';

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

/** Whether the provider is to be told `success`, so that it stops repeating. */
export function isAccepted(result: NotifyResult): result is Settlement {
  return result === 'paid' || result === 'late' || result === 'repeated' || result === 'double';
}

/** Takes a callback: checks it, books it, and writes it down whatever came of it. */
export function receiveNotification(
  db: Db,
  notification: Notification,
  { now, ...keys }: Keys & { now: number },
): Promise<NotifyResult> {
  const { sig, ...fields } = notification;
  const sigOk = isSignedBy(keys, sig, (secret) => signFields(fields, keyOf(secret)));
  return withTx(db, async (tx) => {
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
  });
}

async function book(tx: Tx, notification: Notification, now: number): Promise<NotifyResult> {
  if (!(Math.abs(now - Number(notification.ts)) <= WINDOW)) return 'stale';
  const order = await tx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', notification.orderId)
    .forUpdate()
    .executeTakeFirst();
  if (!order) return 'unknownOrder';
  if (notification.amountFen !== String(order.amountFen)) return 'amountMismatch';
  const used = await tx
    .selectFrom('orders')
    .select('id')
    .where('providerTxn', '=', notification.providerTxn)
    .where('id', '<>', order.id)
    .executeTakeFirst();
  if (used) return 'txnReused';
  return settle(tx, order, notification.providerTxn, now);
}
