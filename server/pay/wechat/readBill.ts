import type { StatementLine } from '@server/pay/port';
import { fromShanghai } from '@server/pay/shanghai';
import { toFen } from '@server/pay/yuan';
import { billText } from '@server/text/bills';

const text = billText.wechat;
/** A payment, and money that went back, as a line of a bill says it. */
const KINDS = { SUCCESS: 'payment', REFUND: 'refund' } as const;

/** Cells of a line; each begins with a backtick, so that a table leaves long numbers alone. */
const cellsOf = (line: string): string[] => line.split(',`').map((cell) => cell.replace(/^`/, '').trim());

/** The lines of a bill of all trades; the two last lines are its sums. Throws when it is no such thing. */
export function readWechatBill(csv: string): StatementLine[] {
  const [head = '', ...rows] = csv.replace(/^\ufeff/, '').split(/\r?\n/);
  const names = head.split(',').map((name) => name.trim());
  const column = (name: string) => {
    const place = names.indexOf(name);
    if (place < 0) throw new Error(`the bill has no column ${name}`);
    return place;
  };
  const [at, txn, order, state] = [text.at, text.txn, text.order, text.state].map(column);
  const amounts = { payment: column(text.amount), refund: column(text.refundAmount) };
  return rows
    .filter((row) => row.startsWith('`'))
    .map(cellsOf)
    .filter((cells) => cells.length === names.length)
    .flatMap((cells) => {
      const cell = (place = -1) => cells[place] ?? '';
      const kind = KINDS[cell(state) as keyof typeof KINDS];
      if (kind === undefined) return [];
      const amountFen = Number(toFen(cell(amounts[kind])));
      const moment = new Date(fromShanghai(cell(at)));
      if (!Number.isSafeInteger(amountFen) || Number.isNaN(moment.getTime()))
        throw new Error(`the bill has a line that cannot be read: ${cells.join()}`);
      return [{ kind, providerTxn: cell(txn), orderNo: cell(order), amountFen, at: moment }];
    });
}
