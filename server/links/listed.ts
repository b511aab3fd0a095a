import type { Reader } from '@server/db/database';
import { type RawBuilder, sql } from 'kysely';
import { type LinkKind, pathOf } from './address';

/** SQL: the things of a kind that guests may see and search engines may list, as `id`, `changed`, `name`. */
export const listed: Readonly<Record<LinkKind, RawBuilder<unknown>>> = {
  game: sql`select id, updated_at as changed, name from games where status = 'online'`,
  post: sql`select id, created_at as changed, coalesce(nullif(title, ''), left(content, 30)) as name from posts
    where deleted_at is null and audit_state = 'passed'`,
  book: sql`select id, updated_at as changed, title as name from books where status <> 'off' and not adult`,
  activity: sql`select id, starts_at as changed, title as name from activities`,
};

/** As many as one page shows to a reader without script. */
const NEWEST = 20;

/** The newest of a kind, as links. */
export async function newest(reader: Reader, kind: LinkKind): Promise<{ path: string; text: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`select id, name from (${listed[kind]} order by id desc
    limit ${sql.lit(NEWEST)}) found`.execute(reader);
  return rows.map(({ id, name }) => ({ path: pathOf[kind](id), text: name }));
}
