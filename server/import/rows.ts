import { createHash } from 'node:crypto';
import type { Tx } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import type { ContentKeyRow } from '@server/db/schema/content';
import { type Insertable, sql } from 'kysely';
import type { FileRef, KeptFile } from './format/fields';
import { ContentError } from './problems';

/** Where an item stands among its kind, and whether it is shown. */
export interface Place {
  sort: number;
  active: boolean;
}

/** How many items of a kind were new, other than before, or as before. */
export interface Tally {
  added: number;
  changed: number;
  same: number;
  retired: number;
}

/** Tables whose rows have an `id` and come by a key. */
export type KeyedTable =
  | 'games'
  | 'giftPacks'
  | 'books'
  | 'welfareItems'
  | 'activities'
  | 'tasks'
  | 'rechargeProducts'
  | 'vipProducts'
  | 'banners'
  | 'shortcuts'
  | 'homeSections'
  | 'stories'
  | 'pickLists'
  | 'bulletins'
  | 'messages'
  | 'faqCategories'
  | 'faqs'
  | 'squareTags'
  | 'gameTypes'
  | 'searchKeywords'
  | 'appConfig'
  | 'checkinRules'
  | 'inviteRules';

/** An item that is not as it was taken over last, with the row it has already. */
export interface Changed<T> {
  item: T;
  /** Its place in what was given. */
  at: number;
  id: number | undefined;
}

/** Puts items into the database by their keys: a key that is known changes its row, the same item again changes nothing. */
export interface Rows {
  tx: Tx;
  now: number;
  tallies: Map<string, Tally>;
  /** Writes one item if it is not as it was taken over last; `write` is given the row it has already. */
  take(kind: string, item: { key: string }, write: (id: number | undefined) => Promise<number>): Promise<number>;
  /** The same for many at once: `write` is given those that changed and answers their rows in that order. */
  takeAll<T extends { key: string }>(
    kind: string,
    items: readonly T[],
    write: (changed: readonly Changed<T>[]) => Promise<readonly number[]>,
  ): Promise<void>;
  /** Rows that are about to be changed: their history begins with what they are now. */
  watch(kind: string, ids: readonly number[]): Promise<void>;
  /** The row of a key, of this folder or an earlier one; says where it was asked for when there is none. */
  idOf(kind: string, key: string, at: { file: string; path: string }): number;
  /** The key of a row; of one that came by none, a name that `idOf` knows while `alias` has been told of it. */
  keyOf(kind: string, id: number): string;
  /** Lets a row without a key be referred to. */
  alias(kind: string, id: number): void;
  /** Lets a key stand for a row that came by none, or by another. */
  adopt(kind: string, key: string, id: number): void;
  /** Whether a key is known, of this folder or an earlier one. */
  has(kind: string, key: string): boolean;
  /** Rows of a kind that came by a key, of this folder or an earlier one. */
  owned(kind: string): number[];
  /** Rows of a kind that came by a key which is no longer there. */
  missing(kind: string, keys: readonly string[]): number[];
  /** Forgets what these rows were like, so that a key which comes back is written again. */
  retired(kind: string, ids: readonly number[]): Promise<void>;
}

const hashOf = (item: unknown) => createHash('sha256').update(JSON.stringify(item)).digest('hex');

/** Sees rows before they are changed and once they were. */
export interface Witness {
  before(kind: string, ids: readonly number[], rows: Rows): Promise<void>;
  after(kind: string, id: number, was: number | undefined): void;
}

/** The name of a row that came by no key. */
export const aliasOf = (id: number): string => `id-${id}`;

export async function createRows(tx: Tx, now: number, witness?: Witness): Promise<Rows> {
  const stored = await tx.selectFrom('contentKeys').selectAll().execute();
  const known = new Map(stored.map((row) => [`${row.kind}/${row.key}`, row]));
  const keys = new Map(stored.map((row) => [`${row.kind}/${row.rowId}`, row.key]));
  const aliases = new Map<string, number>();
  const tallies = new Map<string, Tally>();
  const tallyOf = (kind: string) => {
    const tally = tallies.get(kind) ?? { added: 0, changed: 0, same: 0, retired: 0 };
    tallies.set(kind, tally);
    return tally;
  };
  const rowOf = (kind: string, key: string) => known.get(`${kind}/${key}`)?.rowId ?? aliases.get(`${kind}/${key}`);

  async function keep(rows: readonly ContentKeyRow[]): Promise<void> {
    await sql`insert into content_keys (kind, key, row_id, hash)
      select kind, key, row_id, hash from jsonb_to_recordset(${JSON.stringify(
        rows.map(({ rowId, ...row }) => ({ ...row, row_id: rowId })),
      )}::jsonb) as given (kind text, key text, row_id bigint, hash text)
      on conflict (kind, key) do update set row_id = excluded.row_id, hash = excluded.hash`.execute(tx);
    for (const row of rows) {
      known.set(`${row.kind}/${row.key}`, row);
      keys.set(`${row.kind}/${row.rowId}`, row.key);
    }
  }

  const rows: Rows = {
    tx,
    now,
    tallies,
    async take(kind, item, write) {
      await rows.takeAll(kind, [item], async (changed) => Promise.all(changed.map(({ id }) => write(id))));
      return rows.idOf(kind, item.key, { file: '', path: '' });
    },
    async takeAll(kind, items, write) {
      const tally = tallyOf(kind);
      const hashes = items.map(hashOf);
      const changed = items.flatMap((item, at) => {
        const before = known.get(`${kind}/${item.key}`);
        return before?.hash === hashes[at] ? [] : [{ item, at, id: before?.rowId }];
      });
      tally.same += items.length - changed.length;
      if (changed.length === 0) return;
      await rows.watch(
        kind,
        changed.flatMap(({ id }) => (id === undefined ? [] : [id])),
      );
      const ids = await write(changed);
      await keep(
        changed.map(({ item: { key }, at }, n) => ({ kind, key, rowId: ids[n] ?? 0, hash: hashes[at] ?? '' })),
      );
      for (const [n, { id }] of changed.entries()) witness?.after(kind, ids[n] ?? 0, id);
      const old = changed.filter(({ id }) => id !== undefined).length;
      tally.changed += old;
      tally.added += changed.length - old;
    },
    async watch(kind, ids) {
      if (ids.length > 0) await witness?.before(kind, ids, rows);
    },
    idOf(kind, key, at) {
      const rowId = rowOf(kind, key);
      if (rowId !== undefined) return rowId;
      const text = `nothing of kind ${kind} has the key “${key}”, neither here nor imported before`;
      throw new ContentError([{ ...at, text }]);
    },
    keyOf: (kind, id) => keys.get(`${kind}/${id}`) ?? aliasOf(id),
    alias: (kind, id) => void aliases.set(`${kind}/${aliasOf(id)}`, id),
    adopt(kind, key, rowId) {
      if (known.get(`${kind}/${key}`)?.rowId !== rowId) known.set(`${kind}/${key}`, { kind, key, rowId, hash: '' });
    },
    has: (kind, key) => rowOf(kind, key) !== undefined,
    owned: (kind) => [...known.values()].flatMap((row) => (row.kind === kind ? [row.rowId] : [])),
    missing(kind, present) {
      const there = new Set(present);
      return [...known.values()].flatMap((row) =>
        row.kind === kind && row.hash !== '' && !there.has(row.key) ? [row.rowId] : [],
      );
    },
    async retired(kind, ids) {
      if (ids.length === 0) return;
      tallyOf(kind).retired += ids.length;
      await tx
        .updateTable('contentKeys')
        .set({ hash: '' })
        .where('kind', '=', kind)
        .where('rowId', 'in', [...ids])
        .execute();
      for (const id of ids) witness?.after(kind, id, id);
    },
  };
  return rows;
}

/** Writes a row: into the one it has, but for what only a new one is given, else into a new one. */
export async function saveRow<T extends KeyedTable>(
  { tx }: Pick<Rows, 'tx'>,
  table: T,
  id: number | undefined,
  { row, first = {} }: { row: Partial<Insertable<Schema[T]>>; first?: Partial<Insertable<Schema[T]>> },
): Promise<number> {
  if (id !== undefined) {
    const updated = await tx
      .updateTable(table as 'games')
      .set(row as object)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (updated) return id;
  }
  const made = await tx
    .insertInto(table as 'games')
    .values({ ...first, ...row } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
}

/** The file behind a reference; they are all kept before anything is written. */
export function keptOf(ref: FileRef): KeptFile {
  if (!ref.kept) throw new Error(`${ref.file} was not kept`);
  return ref.kept;
}

/** Where a picture is served. */
export const pictureUrl = (picture: FileRef | string): string =>
  typeof picture === 'string' ? picture : `/media/own/${keptOf(picture).name}`;

export const dateOf = (moment: string | undefined): Date | null => (moment === undefined ? null : new Date(moment));
