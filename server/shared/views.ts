import type { Db } from '@server/db/database';
import { withTx } from '@server/db/tx';
import { sql } from 'kysely';

/** Looks, counted in this process until they are written down together. */
export interface Views {
  /** Somebody looks; how many looks at this are not written down yet, theirs among them. */
  look(id: number): number;
  /** How many are not. */
  unwritten(id: number): number;
  /** Writes down what was counted; what could not be written stays counted. */
  write(): Promise<void>;
}

/** What is looked at and counts it in `view_count`. */
export type Viewed = 'posts' | 'books' | 'welfare_items';

/** A look each would be a write each, and the readers of one post would stand in line for its row. */
export function createViews(db: Db, viewed: Viewed): Views {
  const table = sql.table(viewed);
  let counted = new Map<number, number>();
  let writing: Map<number, number> = new Map();
  let last: Promise<void> = Promise.resolve();
  const unwritten = (id: number) => (counted.get(id) ?? 0) + (writing.get(id) ?? 0);

  const writeDown = async (): Promise<void> => {
    if (counted.size === 0) return;
    [writing, counted] = [counted, new Map()];
    const [ids, looks] = [[...writing.keys()], [...writing.values()]];
    try {
      await withTx(db, async (tx) => {
        // In one order, so that two processes never wait for each other.
        await sql`select from ${table} where id = any(${ids}::int8[]) order by id for no key update`.execute(tx);
        await sql`update ${table} p set view_count = p.view_count + v.looks
          from unnest(${ids}::int8[], ${looks}::int8[]) v(id, looks) where p.id = v.id`.execute(tx);
      });
      writing = new Map();
    } catch (error) {
      const again = writing;
      writing = new Map();
      for (const [id, n] of again) counted.set(id, (counted.get(id) ?? 0) + n);
      throw error;
    }
  };

  return {
    look(id) {
      counted.set(id, (counted.get(id) ?? 0) + 1);
      return unwritten(id);
    },
    unwritten,
    write() {
      // One after the other: what the first could not write is the second's.
      last = last.catch(() => {}).then(writeDown);
      return last;
    },
  };
}
