import type { Reader } from '@server/db/database';
import { epochMs } from '@server/db/together';
import { memberWriter } from '@server/support/writer';
import { deviceName } from '@server/users/deviceName';
import { type RawBuilder, sql } from 'kysely';
import type { Happening, TimelineRow } from '@/contract/desk/members';
import { findMember } from './findMember';

const PAGE = 50;
/** Characters of a text in a line. */
const EXCERPT = 80;

type Sql = RawBuilder<unknown>;

/** Where a kind of line comes from: what stands in it, and whose rows they are. */
interface Source {
  at: Sql;
  /** id, title, note, diamonds, fen, state, in this order. */
  columns: Sql;
  from: Sql;
}

const none = sql`null::int8`;
const noText = sql`null::text`;

const sourcesOf = (userId: number): Record<Happening, Source> => ({
  ledger: {
    at: sql`e.created_at`,
    columns: sql`e.id::text, t.title, t.kind, e.amount, ${none}, ${noText}`,
    from: sql`ledger_accounts a join ledger_entries e on e.account_id = a.id join ledger_txns t on t.id = e.txn_id
      where a.user_id = ${userId}`,
  },
  order: {
    at: sql`created_at`,
    columns: sql`id, title, pay_type, ${none}, amount_fen::int8, status`,
    from: sql`orders where user_id = ${userId}`,
  },
  vip: {
    at: sql`created_at`,
    columns: sql`id::text, badge, source, days::int8, ${none}, ${noText}`,
    from: sql`vip_grants where user_id = ${userId}`,
  },
  post: {
    at: sql`created_at`,
    columns: sql`id::text, left(coalesce(title, content), ${sql.lit(EXCERPT)}), '', ${none}, ${none},
      case when deleted_at is null then audit_state else 'deleted' end`,
    from: sql`posts where author_id = ${userId}`,
  },
  comment: {
    at: sql`created_at`,
    columns: sql`id::text, left(content, ${sql.lit(EXCERPT)}), post_id::text, ${none}, ${none},
      case when deleted_at is null then audit_state else 'deleted' end`,
    from: sql`comments where author_id = ${userId}`,
  },
  letter: {
    at: sql`created_at`,
    columns: sql`id::text, left(content, ${sql.lit(EXCERPT)}), coalesce(support, ''), ${none}, ${none}, ${noText}`,
    from: sql`feedbacks where writer = ${memberWriter(userId)}`,
  },
  recording: {
    at: sql`created_at`,
    columns: sql`number, came_from, coalesce(support, ''), ${none}, ${none}, ${noText}`,
    from: sql`support_cases where writer = ${memberWriter(userId)}`,
  },
  report: {
    at: sql`created_at`,
    columns: sql`id::text, reason, kind || ' ' || target_id, ${none}, ${none}, ${noText}`,
    from: sql`reports where reporter_id = ${userId}`,
  },
  login: {
    at: sql`created_at`,
    columns: sql`id::text, user_agent, channel_id, ${none}, ${none},
      case when revoked_at is null then null else 'ended' end`,
    from: sql`sessions where user_id = ${userId}`,
  },
  act: {
    at: sql`at`,
    columns: sql`id::text, kind, staff_name || case when reason = '' then '' else ' · ' || reason end, ${none}, ${none}, ${noText}`,
    from: sql`staff_acts where user_id = ${userId}`,
  },
});

/** Where a page goes on: the last line of the one before. */
export interface From {
  at: number;
  /** Its kind and id. */
  key: string;
}

/** A member's story, the newest first, fifty lines a page, of one kind or of all; 1002 for nobody. */
export async function timeline(
  reader: Reader,
  { uid, kind, from }: { uid: string; kind?: Happening | undefined; from?: From | undefined },
): Promise<{ records: TimelineRow[]; hasMore: boolean }> {
  const { id } = await findMember(reader, uid);
  const sources = Object.entries(sourcesOf(id)).filter(([name]) => kind === undefined || name === kind);
  const until = from === undefined ? sql`true` : sql`at <= ${new Date(from.at)}`;
  const parts = sources.map(
    ([name, source]) => sql`(select * from (select ${source.at} as at, ${sql.lit(name)}::text as kind, ${source.columns}
      from ${source.from}) as s(at, kind, id, title, note, diamonds, fen, state)
      where ${until} and ${after(from)} order by at desc, id desc limit ${sql.lit(PAGE + 1)})`,
  );
  const { rows } = await sql<TimelineRow>`select kind, id, ${epochMs('at')} as at, title, note, diamonds, fen, state
    from (${sql.join(parts, sql` union all `)}) lines
    order by lines.at desc, kind || ' ' || id desc limit ${sql.lit(PAGE + 1)}`.execute(reader);
  const records = rows
    .slice(0, PAGE)
    .map((row) => (row.kind === 'login' ? { ...row, title: deviceName(row.title) } : row));
  return { records, hasMore: rows.length > PAGE };
}

/** Lines of the same moment are told apart by kind and id. */
const after = (from: From | undefined): Sql =>
  from === undefined ? sql`true` : sql`(at < ${new Date(from.at)} or kind || ' ' || id < ${from.key})`;
