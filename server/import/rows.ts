import { createHash } from 'node:crypto';
import type { Tx } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import type { Insertable } from 'kysely';
import type { FileRef, KeptFile } from './format/fields';
import { ContentError } from './problems';

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
  | 'squareTags';

/** Puts items into the database by their keys: a key that is known changes its row, the same item again changes nothing. */
export interface Rows {
  tx: Tx;
  now: number;
  tallies: Map<string, Tally>;
  /** Writes one item if it is not as it was taken over last; `write` is given the row it has already. */
  take(kind: string, item: { key: string }, write: (id: number | undefined) => Promise<number>): Promise<number>;
  /** The row of a key, of this folder or an earlier one; says where it was asked for when there is none. */
  idOf(kind: string, key: string, at: { file: string; path: string }): number;
  /** Rows of a kind that came by a key, of this folder or an earlier one. */
  owned(kind: string): number[];
  /** Rows of a kind that came by a key which is no longer there. */
  missing(kind: string, keys: readonly string[]): number[];
  /** Forgets what these rows were like, so that a key which comes back is written again. */
  retired(kind: string, ids: readonly number[]): Promise<void>;
}

const hashOf = (item: unknown) => createHash('sha256').update(JSON.stringify(item)).digest('hex');

export async function createRows(tx: Tx, now: number): Promise<Rows> {
  const stored = await tx.selectFrom('contentKeys').selectAll().execute();
  const known = new Map(stored.map((row) => [`${row.kind}/${row.key}`, row]));
  const tallies = new Map<string, Tally>();
  const tallyOf = (kind: string) => {
    const tally = tallies.get(kind) ?? { added: 0, changed: 0, same: 0, retired: 0 };
    tallies.set(kind, tally);
    return tally;
  };
  return {
    tx,
    now,
    tallies,
    async take(kind, item, write) {
      const name = `${kind}/${item.key}`;
      const before = known.get(name);
      const hash = hashOf(item);
      const tally = tallyOf(kind);
      if (before?.hash === hash) {
        tally.same += 1;
        return before.rowId;
      }
      const rowId = await write(before?.rowId);
      const row = { kind, key: item.key, rowId, hash };
      await tx
        .insertInto('contentKeys')
        .values(row)
        .onConflict((conflict) => conflict.columns(['kind', 'key']).doUpdateSet({ rowId, hash }))
        .execute();
      known.set(name, row);
      if (before) tally.changed += 1;
      else tally.added += 1;
      return rowId;
    },
    idOf(kind, key, at) {
      const row = known.get(`${kind}/${key}`);
      if (row) return row.rowId;
      const text = `nothing of kind ${kind} has the key “${key}”, neither here nor imported before`;
      throw new ContentError([{ ...at, text }]);
    },
    owned: (kind) => [...known.values()].flatMap((row) => (row.kind === kind ? [row.rowId] : [])),
    missing: (kind, keys) =>
      [...known.values()].flatMap((row) =>
        row.kind === kind && row.hash !== '' && !keys.includes(row.key) ? [row.rowId] : [],
      ),
    async retired(kind, ids) {
      if (ids.length === 0) return;
      tallyOf(kind).retired += ids.length;
      await tx
        .updateTable('contentKeys')
        .set({ hash: '' })
        .where('kind', '=', kind)
        .where('rowId', 'in', [...ids])
        .execute();
    },
  };
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
