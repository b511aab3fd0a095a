import { ProductError } from '@server/errors';
import type { StatementLine } from '@server/pay/port';
import { deskText } from '@server/text/desk';
import { code } from '@/contract/codes';

const KINDS: Readonly<Record<string, StatementLine['kind']>> = {
  payment: 'payment',
  refund: 'refund',
  [deskText.statements.payment]: 'payment',
  [deskText.statements.refund]: 'refund',
};

/** Problems that are told; a file of another kind has as many as lines. */
const MOST_TOLD = 5;

const CELL = /(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g;
/** Cells of a line of CSV; no cell of these files holds a line break. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(CELL)].map(([, quoted, plain]) => (quoted?.replaceAll('""', '"') ?? plain ?? '').trim());

/** A moment as providers write it: ISO, epoch ms, or `2026-11-25 20:41:07` of the business's place. */
function timeOf(text: string): Date | null {
  if (/^\d{13}$/.test(text)) return new Date(Number(text));
  const local = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})$/.exec(text);
  const at = new Date(local ? `${local[1]}T${local[2]}+08:00` : text);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** Reads a file; 1001 with all that is wrong with it. */
export function readFile(text: string): StatementLine[] {
  const lines: StatementLine[] = [];
  const problems: string[] = [];
  const { problem } = deskText.statements;
  for (const [place, line] of text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .entries()) {
    if (line.trim() === '') continue;
    const [providerTxn = '', orderNo = '', fen = '', time = '', said = ''] = cellsOf(line);
    // Names of columns.
    if (lines.length === 0 && problems.length === 0 && place === 0 && !/\d/.test(fen)) continue;
    const kind = KINDS[said];
    const at = timeOf(time);
    const amountFen = /^\d{1,12}$/.test(fen) ? Number(fen) : 0;
    const wrong = [
      ...(providerTxn === '' ? [problem.txn] : []),
      ...(amountFen === 0 ? [problem.fen(fen)] : []),
      ...(at === null ? [problem.time(time)] : []),
      ...(kind === undefined ? [problem.kind(said)] : []),
    ];
    if (wrong.length > 0) problems.push(problem.line(place + 1, wrong));
    else if (at !== null && kind !== undefined) lines.push({ kind, providerTxn, orderNo, amountFen, at });
  }
  if (problems.length === 0 && lines.length > 0) return lines;
  const said = problems.length === 0 ? problem.empty : problem.all(problems.slice(0, MOST_TOLD), problems.length);
  throw new ProductError(code.badParameter, 'statementWrong', { problems: problems.length }, said);
}
