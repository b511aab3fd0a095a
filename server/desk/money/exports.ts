import type { Reader } from '@server/db/database';
import type { Cell } from '@server/desk/files/tableFile';
import { deskText } from '@server/text/desk';
import type { MoneyCaseRow, OrdersQuery } from '@/contract/desk/money';
import { listCases } from './caseRows';
import { listOrders } from './listOrders';

/** Rows that are read at once. */
const BATCH = 1_000;

const time = (at: number | null | undefined): string => (at ? new Date(at).toISOString() : '');
/** Fen as yuan, a number that a spreadsheet can add up. */
const yuan = (fen: number | null | undefined): number | null => (fen === null || fen === undefined ? null : fen / 100);

const { orderStates, caseReasons, caseStates } = deskText.money;

/** Orders as lines, the newest first. */
export async function* orderLines(reader: Reader, wish: OrdersQuery, now: number): AsyncGenerator<Cell[]> {
  let from: Pick<OrdersQuery, 'beforeAt' | 'beforeId'> = {};
  for (let more = true; more; ) {
    const { records, hasMore } = await listOrders(reader, { ...wish, ...from }, now, BATCH);
    for (const { orderId, title, amountFen, diamonds, vipDays, payType, state, createdAt, paidAt, ...row } of records)
      yield [
        ...[orderId, time(createdAt), orderStates[state], title, yuan(amountFen), diamonds ?? null, vipDays ?? null],
        ...[payType, time(paidAt), row.providerTxn ?? '', row.uid, row.name],
      ];
    const last = records.at(-1);
    from = { beforeAt: last?.createdAt, beforeId: last?.orderId };
    more = hasMore;
  }
}

const caseLine = (row: MoneyCaseRow): Cell[] => [
  ...[row.id, time(row.at), caseReasons[row.reason], caseStates[row.state], row.orderId, row.providerTxn],
  ...[yuan(row.amountFen), yuan(row.orderFen), row.payType ?? '', row.uid ?? '', row.name ?? ''],
  ...[time(row.settledAt), row.settledBy ?? '', row.note],
];

/** Payments that were held, as lines: the open ones, then the settled ones. */
export async function* caseLines(reader: Reader, now: number): AsyncGenerator<Cell[]> {
  for (const row of (await listCases(reader, { view: 'open' }, now)).records) yield caseLine(row);
  let from: { beforeAt?: number; beforeId?: number } = {};
  for (let more = true; more; ) {
    const { records, hasMore } = await listCases(reader, { view: 'settled', ...from }, now);
    for (const row of records) yield caseLine(row);
    const last = records.at(-1);
    from = { beforeAt: last?.settledAt ?? 0, beforeId: last?.id ?? 0 };
    more = hasMore;
  }
}
