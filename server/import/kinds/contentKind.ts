import type { Tx } from '@server/db/database';
import type { Ids } from '@server/ids';
import { whole } from '@server/import/format/fields';
import type { KeyedTable, Rows } from '@server/import/rows';
import { type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';

/** A thing as a file of the folder has it, without its key; `sort` and `active` are there where its place says them there. */
export type Item = Readonly<Record<string, unknown>>;

/** What a kind is written with beside the database. */
export interface KindTools {
  rows: Rows;
  ids: Ids;
  appId: string;
}

/** How a list of a kind is asked for: SQL over its table. */
export interface Listing {
  title: RawBuilder<unknown>;
  /** `live`, `planned`, `over` or `off`. */
  state: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  where?: RawBuilder<unknown>;
}

/** Tables of names and values, a row each, which together are one thing. */
const VALUE_TABLES = ['squareConfig', 'readingConfig'] as const;
export type ValueTable = (typeof VALUE_TABLES)[number];
/** The id of what there is one row of, or one of altogether. */
export const ONE = 1;

/** One kind of content: what it may be, and how it comes from its tables and goes into them. */
export interface ContentKind {
  table: KeyedTable | ValueTable;
  /** What the folder's format says, `key` with it. */
  schema: v.GenericSchema;
  /** What the folder says by an item's place instead of by a field. */
  place: readonly ('sort' | 'active')[];
  /** Fields that cost members something; `all` where every one does. */
  prices: 'all' | readonly string[];
  /** There is what there is: what is new comes by an import, or with the installation. */
  fixed?: true;
  /** What its one thing is called, which has no title. */
  called?: string;
  /** What a thing of it is called, where no field says it. */
  calledBy?: (item: Item) => string;
  /** Fields that only an import writes. */
  hidden?: readonly string[];
  listing: Listing;
  read(rows: Rows, ids: readonly number[]): Promise<Map<number, Item>>;
  /** Answers the row; another one than it was where the terms changed. Throws ContentError. */
  write(tools: KindTools, item: never, id: number | undefined): Promise<number>;
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** SQL: the things of a kind, each with its `id`. */
export const sourceOf = ({ table }: Pick<ContentKind, 'table'>): RawBuilder<unknown> =>
  VALUE_TABLES.some((name) => name === table)
    ? sql`(select ${sql.lit(ONE)}::bigint as id) as one`
    : sql.table(snake(table));

export const placeSchema = { sort: v.optional(whole(), 0), active: v.optional(v.boolean(), true) } as const;

/** A moment as the format has it; without milliseconds where it has none. */
export const momentOf = (at: Date): string => at.toISOString().replace('.000Z', 'Z');

/** What is null, or empty where empty is nothing, is left out. */
export function said(fields: Record<string, unknown>): Item {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}

/** Reads rows of a table and makes items of them. */
export const reader =
  <R extends { id: number }>(table: KeyedTable, toItem: (row: R, rows: Rows) => Item) =>
  async (rows: Rows, ids: readonly number[]): Promise<Map<number, Item>> => {
    const found = await sql<R>`select * from ${sql.table(table)} where id = any(${ids}::bigint[])`.execute(rows.tx);
    return new Map(found.rows.map((row) => [row.id, toItem(row, rows)]));
  };

/** Rows beside a table's own, by the row they belong to. */
export async function beside<R>(
  tx: Tx,
  table: string,
  column: string,
  { ids, order }: { ids: readonly number[]; order: string },
): Promise<(id: number) => R[]> {
  const { rows } = await sql<{ owner: number; row: R }>`select ${sql.ref(column)} as owner, to_jsonb(t) as row
    from ${sql.table(table)} t where ${sql.ref(column)} = any(${ids}::bigint[]) order by ${sql.raw(order)}`.execute(tx);
  const by = new Map<number, R[]>();
  for (const { owner, row } of rows) by.set(owner, [...(by.get(owner) ?? []), row]);
  return (id) => by.get(id) ?? [];
}

const active = sql`case when active then 'live' else 'off' end`;
/** The listing of kinds that have an order and a switch. */
export const placed = (title: RawBuilder<unknown>, state: RawBuilder<unknown> = active): Listing => ({
  title,
  state,
  order: sql`active desc, sort, id`,
});

/** SQL: where a span of time stands at this moment. */
export const spanState = (from: string, until: string): RawBuilder<unknown> =>
  sql`case when ${sql.ref(from)} > now() then 'planned' when ${sql.ref(until)} <= now() then 'over' else 'live' end`;
