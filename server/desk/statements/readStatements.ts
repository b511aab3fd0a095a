import type { Reader } from '@server/db/database';
import { epochMs } from '@server/db/together';
import { ProductError } from '@server/errors';
import { deskText } from '@server/text/desk';
import { type RawBuilder, sql } from 'kysely';
import type { OutputOf } from '@/contract/call';
import { code } from '@/contract/codes';
import type { Difference, Statement, statementCalls } from '@/contract/desk/statements';

const MOST_DAYS = 60;
const MOST_DIFFERENCES = 500;

const statements = (
  where: RawBuilder<unknown>,
) => sql<Statement>`select s.id, s.pay_type, s.day::text as day, s.file_name,
    s.file_count, s.file_fen, s.own_count, s.own_fen, d.differences, d.open, coalesce(f.name, ${deskText.statements.fetched}) as staff, ${epochMs('s.created_at')} as at
  from statements s left join staff f on f.id = s.staff_id, lateral (
    select count(*) as differences, count(*) filter (where state = 'open') as open
    from statement_differences where statement_id = s.id) d
  where ${where} order by s.day desc, s.pay_type limit ${sql.lit(MOST_DAYS)}`;

/** The files of the last days, and how each agrees. */
export const listStatements = async (reader: Reader): Promise<Statement[]> =>
  (await statements(sql`true`).execute(reader)).rows;

/** A file with what differs, the open ones first; 1002 when there is none. */
export async function readStatement(
  reader: Reader,
  id: number,
): Promise<OutputOf<typeof statementCalls.deskStatement>> {
  const [statement] = (await statements(sql`s.id = ${id}`).execute(reader)).rows;
  if (!statement) throw new ProductError(code.notFound, 'statementUnknown');
  const { rows } = await sql<Difference>`select d.id, d.kind, d.provider_txn, d.order_no as order_id,
      exists (select from orders where id = d.order_no) as has_order, d.file_fen, d.own_fen, ${epochMs('d.at')} as at, d.state,
      d.note, f.name as settled_by, ${epochMs('d.settled_at')} as settled_at,
      case when d.kind = 'unknown' and d.state = 'open' then (select o.id from orders o
        where o.pay_type = ${statement.payType} and o.amount_fen = d.file_fen and o.provider_txn is null
          and o.created_at between d.at - interval '60 minutes' and d.at
        order by o.created_at desc limit 1) end as likely
    from statement_differences d left join staff f on f.id = d.settled_by
    where d.statement_id = ${id} order by d.state <> 'open', d.id limit ${sql.lit(MOST_DIFFERENCES)}`.execute(reader);
  return { ...statement, records: rows };
}
