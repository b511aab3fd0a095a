import { csvLine } from '@server/desk/acts/csv';
import type { StatementLine } from '@server/pay/port';

/** A provider's account of a day as the file that the desk takes in; `readFile` reads the same lines out of it. */
export const statementFile = (lines: readonly StatementLine[]): string =>
  [
    csvLine(['txn', 'order', 'fen', 'time', 'kind']),
    ...lines.map(({ providerTxn, orderNo, amountFen, at, kind }) =>
      csvLine([providerTxn, orderNo, amountFen, at.toISOString(), kind]),
    ),
  ].join('');
