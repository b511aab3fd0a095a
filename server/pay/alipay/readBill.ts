import type { StatementLine } from '@server/pay/port';
import { fromShanghai } from '@server/pay/shanghai';
import { unzip } from '@server/pay/unzip';
import { toFen } from '@server/pay/yuan';
import { billText } from '@server/text/bills';

const text = billText.alipay;

/** Cells of a line; Alipay puts tabs around numbers, and no comma into a cell. */
const cellsOf = (line: string): string[] => line.split(',').map((cell) => cell.trim());

/** The lines of a bill of trades: a zip of files in GBK, whose remarks begin with `#`. Throws when it is no such thing. */
export function readBill(zip: Buffer): StatementLine[] {
  const decoder = new TextDecoder('gbk');
  const file = unzip(zip)
    .map(({ name, bytes }) => ({ name: decoder.decode(name), bytes }))
    .find(({ name }) => name.includes(text.lines) && !name.includes(text.sums));
  if (!file) throw new Error('the bill has no file of trades');
  const rows = decoder
    .decode(file.bytes)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map(cellsOf);
  const [names = [], ...lines] = rows;
  const column = (name: string) => {
    const place = names.indexOf(name);
    if (place < 0) throw new Error(`the bill has no column ${name}`);
    return place;
  };
  const [txn, order, kind, at, amount] = [text.txn, text.order, text.kind, text.at, text.amount].map(column);
  return lines.map((cells) => {
    const cell = (place = -1) => cells[place] ?? '';
    const isRefund = cell(kind) === text.refund;
    const amountFen = Number(toFen(cell(amount).replace(/^-/, '')));
    const moment = new Date(fromShanghai(cell(at)));
    if (!Number.isSafeInteger(amountFen) || Number.isNaN(moment.getTime()))
      throw new Error(`the bill has a line that cannot be read: ${cells.join()}`);
    return {
      kind: isRefund ? ('refund' as const) : ('payment' as const),
      providerTxn: cell(txn),
      orderNo: cell(order),
      amountFen,
      at: moment,
    };
  });
}
