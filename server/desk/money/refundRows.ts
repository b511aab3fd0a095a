import type { Reader } from '@server/db/database';
import { sql } from 'kysely';
import type { DeskRefund } from '@/contract/desk/refunds';

/** Rows of one list; a house with more has another trouble. */
const MOST = 200;

/** Refunds at providers with whose order it was and who decided. */
const refundRows = (reader: Reader) =>
  reader
    .selectFrom('providerRefunds as f')
    .leftJoin('orders as o', 'o.id', 'f.orderNo')
    .leftJoin('users as u', 'u.id', 'o.userId')
    .leftJoin('staff as s', 's.id', 'f.settledBy')
    .select(['f.id', 'f.orderNo as orderId', 'f.provider', 'f.providerTxn', 'f.amountFen', 'f.totalFen', 'f.state'])
    .select(['f.why', 'f.asks', 'f.createdAt', 'f.endedAt', 'f.note', 'u.uid', 'u.name', 's.name as settledBy']);

type Read = Awaited<ReturnType<ReturnType<typeof refundRows>['executeTakeFirstOrThrow']>>;

const toRefund = ({ createdAt, endedAt, ...row }: Read): DeskRefund => ({
  ...row,
  createdAt: createdAt.getTime(),
  endedAt: endedAt?.getTime() ?? null,
});

/** All refunds of an order, the first one first. */
export async function refundsOfOrder(reader: Reader, orderId: string): Promise<DeskRefund[]> {
  const rows = await refundRows(reader).where('f.orderNo', '=', orderId).orderBy('f.createdAt').execute();
  return rows.map(toRefund);
}

/** Refunds that were refused, or wait for their provider, the oldest first. */
export async function listRefunds(
  reader: Reader,
  state: 'refused' | 'waiting',
): Promise<{ records: DeskRefund[]; hasMore: boolean }> {
  const rows = await refundRows(reader)
    .where(state === 'refused' ? sql<boolean>`f.state = 'refused'` : sql<boolean>`f.ask_at is not null`)
    .orderBy('f.createdAt')
    .orderBy('f.id')
    .limit(MOST + 1)
    .execute();
  return { records: rows.slice(0, MOST).map(toRefund), hasMore: rows.length > MOST };
}
