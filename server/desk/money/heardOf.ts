import type { Reader } from '@server/db/database';
import type { Heard } from '@/contract/desk/money';

/** Callbacks of one order that are looked through; a provider repeats itself for a day. */
const MOST = 100;

const textOf = (raw: unknown, field: string): string => {
  const value = raw !== null && typeof raw === 'object' ? (raw as Record<string, unknown>)[field] : undefined;
  return typeof value === 'string' ? value : '';
};

/** What providers said of an order, the oldest first. */
export async function heardOf(reader: Reader, orderNo: string): Promise<Heard[]> {
  const rows = await reader
    .selectFrom('payNotifications')
    .select(['createdAt', 'result', 'sigOk', 'raw'])
    .where('orderId', '=', orderNo)
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  return rows.reverse().map(({ createdAt, result, sigOk, raw }) => ({
    ...{ at: createdAt.getTime(), result, sigOk },
    providerTxn: textOf(raw, 'providerTxn'),
    amount: textOf(raw, 'amountFen'),
  }));
}
