import type { Tx } from '@server/db/database';
import type { Heard } from '@server/pay/port';
import { type Booked, type Booking, bookPayment } from './bookPayment';
import { noteRefund } from './noteRefund';

/** What came of a notice; `heard`: there was nothing to book. The last three are refused, so that the provider tells again. */
export type NoticeResult = Booked | 'heard' | 'badSignature' | 'stale';

const refusals: ReadonlySet<NoticeResult> = new Set(['badSignature', 'stale', 'noTxn']);

/** Whether the provider is to be told so, and stops repeating: what it said is booked, one way or the other. */
export const isAccepted = (result: NoticeResult): boolean => !refusals.has(result);

/** Writes down what a provider said of an order, and what came of it. */
export async function writeDown(
  tx: Tx,
  said: { orderId: string; raw: Readonly<Record<string, string>>; sigOk: boolean; result: string },
  now: number,
): Promise<void> {
  const { orderId, raw, sigOk, result } = said;
  await tx
    .insertInto('payNotifications')
    .values({ orderId, raw: JSON.stringify(raw), sigOk, result, createdAt: new Date(now) })
    .execute();
}

async function book(tx: Tx, heard: Heard, by: Omit<Booking, 'raw'>): Promise<NoticeResult> {
  switch (heard.kind) {
    case 'forged':
      return 'badSignature';
    case 'nothing':
      return 'heard';
    case 'refund':
      await noteRefund(tx, heard.refundId, heard.said, by);
      return 'heard';
    case 'payment':
      return heard.isFresh ? bookPayment(tx, heard.payment, { ...by, raw: heard.raw }) : 'stale';
  }
}

/** Books what a notice says and writes it down, whatever came of it. An old one is `stale`: see `takeNotice`. */
export async function hearNotice(tx: Tx, heard: Heard, by: Omit<Booking, 'raw'>): Promise<NoticeResult> {
  const result = await book(tx, heard, by);
  const payment = heard.kind === 'payment' ? heard.payment : {};
  const { orderId } = heard;
  const raw = { ...heard.raw, ...payment };
  await writeDown(tx, { orderId, raw, sigOk: heard.kind !== 'forged', result }, by.now);
  return result;
}
