import type { Db, Tx } from '@server/db/database';
import { withTx } from '@server/db/tx';
import type { Ids } from '@server/ids';
import { hearNotice, type NoticeResult } from '@server/money/hearNotice';
import { signFields } from '@server/money/signature';
import { FRESH_MS, type Heard, type Payment } from '@server/pay/port';
import { isSignedBy, type Keys } from '@server/secret';
import { cardOf } from './books';

/** A callback of the sandbox, all fields as text; `sig` signs the others. */
export interface Notification {
  orderId: string;
  amountFen: string;
  providerTxn: string;
  /** Epoch ms at the provider. */
  ts: string;
  nonce: string;
  sig: string;
}

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

/** A payment, with the card where it was one. */
export function paymentOf(orderId: string, providerTxn: string, amountFen: string): Payment {
  const payer = cardOf(providerTxn);
  return { orderId, providerTxn, amountFen, ...(payer !== undefined && { payer }) };
}

type Hearing = Keys & { now: number };

/** What a callback says. */
export function readNotification(notification: Notification, { now, ...keys }: Hearing): Heard {
  const { sig, ...fields } = notification;
  const { orderId, amountFen, providerTxn, ts } = fields;
  const isSigned = isSignedBy(keys, sig, (secret) => signFields(fields, keyOf(secret)));
  if (!isSigned) return { kind: 'forged', orderId, raw: { ...notification } };
  const isFresh = Math.abs(now - Number(ts)) <= FRESH_MS;
  return { kind: 'payment', orderId, raw: fields, payment: paymentOf(orderId, providerTxn, amountFen), isFresh };
}

/** Takes a callback: checks it, books it, and writes it down whatever came of it. */
export const receiveNotification = (db: Db, notification: Notification, hearing: Hearing): Promise<NoticeResult> =>
  withTx(db, (tx) => hearNotification(tx, notification, hearing));

/** The same within a transaction. */
export const hearNotification = (tx: Tx, notification: Notification, hearing: Hearing): Promise<NoticeResult> =>
  hearNotice(tx, readNotification(notification, hearing), { provider: 'sandbox', twice: 'person', now: hearing.now });
