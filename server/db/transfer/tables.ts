import type { Reader } from '@server/db/database';
import { BOOKKEEPING } from '@server/db/migrate';
import { sql } from 'kysely';

/** A table as it is copied: everything but what the database works out by itself. */
export interface CopiedTable {
  name: string;
  columns: string[];
  /** Its primary key, by which its rows are ordered: whoever is referred to comes first. */
  key: string[];
  /** Tables whose rows have to be there before. */
  after: string[];
  /** The column that numbers its rows. */
  identity: string | null;
}

const allTables = sql<CopiedTable>`
  select c.relname as name,
    (select jsonb_agg(attname order by attnum) from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
    (select jsonb_agg(a.attname order by array_position(i.indkey::int2[], a.attnum))
      from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey::int2[])
      where i.indrelid = c.oid and i.indisprimary) as key,
    (select coalesce(jsonb_agg(distinct f.relname), '[]') from pg_constraint k join pg_class f on f.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f' and f.oid <> c.oid) as after,
    (select attname from pg_attribute where attrelid = c.oid and attidentity <> '') as identity
  from pg_class c
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all (${BOOKKEEPING})
  order by c.relname`;

/** Every table of the schema, each after those it refers to. */
export async function readTables(reader: Reader): Promise<CopiedTable[]> {
  const { rows } = await allTables.execute(reader);
  const ordered: CopiedTable[] = [];
  const waiting = new Set(rows);
  while (waiting.size > 0) {
    const there = new Set(ordered.map(({ name }) => name));
    const ready = [...waiting].filter(({ after }) => after.every((name) => there.has(name)));
    if (ready.length === 0) {
      throw new Error(`Tables refer to each other in a circle: ${[...waiting].map(({ name }) => name).join(', ')}`);
    }
    for (const table of ready) {
      if (!table.key) throw new Error(`Table ${table.name} has no primary key`);
      waiting.delete(table);
      ordered.push(table);
    }
  }
  return ordered;
}

/** A list of columns for a statement. */
export const columnList = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

/** The names of the migrations a database has. */
export async function readApplied(reader: Reader): Promise<string[]> {
  const rows = await reader.selectFrom('schemaMigrations').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}
