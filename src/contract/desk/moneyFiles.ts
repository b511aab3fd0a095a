import * as v from 'valibot';
import { Id } from '@/contract/fields';
import { OrdersQuery } from './money';

/** What can be taken away as a file, and its address without the ending. */
export const MONEY_FILES = {
  orders: 'desk/v1/money/orders',
  cases: 'desk/v1/money/payments',
  /** Of one statement, {@link DifferencesFileQuery}. */
  differences: 'desk/v1/money/differences',
} as const;
export type MoneyFile = keyof typeof MONEY_FILES;

/**
 * `GET` with the header `desk: 1`, so by fetch and not by a link; itself written down; needs `money.settle`. A workbook has
 * 20,000 rows at most (1001 beyond), CSV has all of them.
 */
export const FILE_FORMATS = ['csv', 'xlsx'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** What a file is narrowed to, as the list on screen is. */
export const MoneyFileQuery = v.omit(OrdersQuery, ['beforeAt', 'beforeId']);
export type MoneyFileQuery = v.InferOutput<typeof MoneyFileQuery>;

/** Which statement's differences. */
export const DifferencesFileQuery = v.object({ id: Id });
