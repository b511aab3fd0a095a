import { Readable } from 'node:stream';
import { csvLine } from '@server/desk/acts/csv';
import { ProductError } from '@server/errors';
import type { FastifyReply } from 'fastify';
import { code } from '@/contract/codes';
import type { FileFormat } from '@/contract/desk/moneyFiles';

/** A cell as it goes into a file: text, a number, or nothing. */
export type Cell = string | number | null;

/** A table that somebody takes away. */
export interface TableFile {
  /** Without its ending: `orders-2026-11-25`. */
  name: string;
  head: readonly string[];
  rows: AsyncIterable<readonly Cell[]>;
}

/** Rows of a workbook: it is made in memory and at once, while members wait. A longer table is CSV, which goes out line by line. */
const MOST_OF_XLSX = 20_000;

async function* csvOf({ head, rows }: TableFile): AsyncGenerator<string> {
  // Excel takes a file without it for another encoding.
  yield `\ufeff${csvLine(head)}`;
  for await (const row of rows) yield csvLine(row.map((cell) => cell ?? ''));
}

/** The rows of a workbook; 1001 beyond {@link MOST_OF_XLSX}. */
async function allOf(rows: TableFile['rows']): Promise<(readonly Cell[])[]> {
  const all: (readonly Cell[])[] = [];
  for await (const row of rows) {
    if (all.length === MOST_OF_XLSX) throw new ProductError(code.badParameter, 'fileTooLong', { most: MOST_OF_XLSX });
    all.push(row);
  }
  return all;
}

/** A workbook of one sheet; its text is text, so nothing in it reckons. */
async function xlsxOf({ head, rows }: TableFile): Promise<Buffer> {
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  const titles = head.map((value) => ({ value, fontWeight: 'bold' as const }));
  return writeXlsxFile([titles, ...(await allOf(rows)).map((row) => [...row])]).toBuffer();
}

/** Answers with a table as a file. */
export async function sendTable(reply: FastifyReply, table: TableFile, format: FileFormat): Promise<FastifyReply> {
  const body = format === 'csv' ? Readable.from(csvOf(table)) : await xlsxOf(table);
  return reply
    .type(
      format === 'csv'
        ? 'text/csv; charset=utf-8'
        : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    )
    .header('content-disposition', `attachment; filename="${table.name}.${format}"`)
    .send(body);
}
