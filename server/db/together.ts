import { type RawBuilder, sql } from 'kysely';
import type { Reader } from './database';

type Sql = RawBuilder<unknown>;

/** Asks several things in one statement: each part is SQL of one value; `from` names what several of them read (`x as (…)`). */
export async function together<T extends Record<string, unknown>>(
  reader: Reader,
  parts: { [K in keyof T]: RawBuilder<T[K]> },
  from?: Sql,
): Promise<T> {
  const columns = Object.entries<Sql>(parts).map(([name, part]) => sql`(${part}) as ${sql.ref(name)}`);
  const { rows } = await sql<T>`${from === undefined ? sql`` : sql`with ${from}`} select ${sql.join(columns)}`.execute(
    reader,
  );
  const [row] = rows;
  if (!row) throw new Error('a select without from has one row');
  return row;
}

/** SQL: the `id`s that a query finds, as one value. */
export const idsFrom = (query: Sql): RawBuilder<number[]> =>
  sql<number[]>`select coalesce(json_agg(f.id), '[]') from (${query}) f`;

/** SQL: a moment as the contract has it, epoch ms; null stays null. */
export const epochMs = (at: string | Sql): Sql =>
  sql`floor(extract(epoch from ${typeof at === 'string' ? sql.ref(at) : at}) * 1000)::int8`;
