import type { Reader } from '@server/db/database';
import type { Cell } from '@server/desk/files/tableFile';
import { deskText } from '@server/text/desk';
import { sql } from 'kysely';
import type { Difference } from '@/contract/desk/statements';

/** Rows that are read at once. */
const BATCH = 1_000;

const { kinds, states } = deskText.statements;

const time = (at: Date | null): string => at?.toISOString() ?? '';
/** Fen as yuan, a number that a spreadsheet can add up. */
const yuan = (fen: number | null): number | null => (fen === null ? null : fen / 100);

interface Row extends Pick<Difference, 'kind' | 'providerTxn' | 'state' | 'note' | 'fileFen' | 'ownFen'> {
  id: number;
  payType: string;
  day: string;
  orderNo: string;
  at: Date;
  staff: string | null;
  settledAt: Date | null;
}

/** All that differs between a provider's file and the books, as lines, in the order of the file. */
export async function* differenceLines(reader: Reader, statementId: number): AsyncGenerator<Cell[]> {
  let from = 0;
  for (let more = true; more; ) {
    const { rows } =
      await sql<Row>`select d.id, s.pay_type, s.day::text as day, d.kind, d.provider_txn, d.order_no, d.at,
        d.file_fen, d.own_fen, d.state, f.name as staff, d.settled_at, d.note
      from statement_differences d join statements s on s.id = d.statement_id left join staff f on f.id = d.settled_by
      where d.statement_id = ${statementId} and d.id > ${from} order by d.id limit ${sql.lit(BATCH)}`.execute(reader);
    for (const { payType, day, kind, providerTxn, orderNo, at, fileFen, ownFen, state, ...row } of rows)
      yield [
        ...[day, payType, kinds[kind], providerTxn, orderNo, time(at), yuan(fileFen), yuan(ownFen)],
        ...[yuan((fileFen ?? 0) - (ownFen ?? 0)), states[state], row.staff ?? '', time(row.settledAt), row.note],
      ];
    from = rows.at(-1)?.id ?? 0;
    more = rows.length === BATCH;
  }
}
