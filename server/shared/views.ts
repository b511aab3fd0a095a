import type { Db } from '@server/db/database';
import { withTx } from '@server/db/tx';
import { sql } from 'kysely';

/** Looks, counted in this process until they are written down together. */
export interface Views<Key = number> {
  /** Somebody looks; how many looks at this are not written down yet, theirs among them. */
  look(key: Key): number;
  /** How many are not. */
  unwritten(key: Key): number;
  /** Writes down what was counted; what could not be written stays counted. */
  write(): Promise<void>;
}

/** What is looked at, or for, and by what it is known there. */
interface Keys {
  posts: number;
  books: number;
  welfare_items: number;
  search_keywords: string;
}
export type Viewed = keyof Keys;

const views = { key: 'id', type: 'int8', count: 'view_count' };
const columns: Readonly<Record<Viewed, typeof views>> = {
  posts: views,
  books: views,
  welfare_items: views,
  search_keywords: { key: 'keyword', type: 'text', count: 'hits' },
};

/** A look each would be a write each, and the readers of one post would stand in line for its row. */
export function createViews<V extends Viewed>(db: Db, viewed: V): Views<Keys[V]> {
  const table = sql.table(viewed);
  const [key, count] = [sql.ref(columns[viewed].key), sql.ref(columns[viewed].count)];
  const list = sql.raw(`${columns[viewed].type}[]`);
  let counted = new Map<Keys[V], number>();
  let writing: typeof counted = new Map();
  let last: Promise<void> = Promise.resolve();
  const unwritten = (one: Keys[V]) => (counted.get(one) ?? 0) + (writing.get(one) ?? 0);

  const writeDown = async (): Promise<void> => {
    if (counted.size === 0) return;
    [writing, counted] = [counted, new Map()];
    const [keys, looks] = [[...writing.keys()], [...writing.values()]];
    try {
      await withTx(db, async (tx) => {
        // In one order, so that two processes never wait for each other.
        await sql`select from ${table} where ${key} = any(${keys}::${list}) order by ${key} for no key update`.execute(
          tx,
        );
        await sql`update ${table} p set ${count} = p.${count} + v.looks
          from unnest(${keys}::${list}, ${looks}::int8[]) v(key, looks) where p.${key} = v.key`.execute(tx);
      });
      writing = new Map();
    } catch (error) {
      const again = writing;
      writing = new Map();
      for (const [one, n] of again) counted.set(one, (counted.get(one) ?? 0) + n);
      throw error;
    }
  };

  return {
    look(one) {
      counted.set(one, (counted.get(one) ?? 0) + 1);
      return unwritten(one);
    },
    unwritten,
    write() {
      // One after the other: what the first could not write is the second's.
      last = last.catch(() => {}).then(writeDown);
      return last;
    },
  };
}
