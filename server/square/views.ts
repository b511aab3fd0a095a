import type { Db } from '@server/db/database';
import { withTx } from '@server/db/tx';
import { sql } from 'kysely';

/** Looks at posts, counted in this process until they are written down together. */
export interface PostViews {
  /** Somebody looks; how many looks at this post are not written down yet, theirs among them. */
  look(postId: number): number;
  /** Writes down what was counted; what could not be written stays counted. */
  write(): Promise<void>;
}

/** A look each would be a write each, and one post's readers would stand in line for its row. */
export function createPostViews(db: Db): PostViews {
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
        await sql`select from posts where id = any(${ids}::int8[]) order by id for no key update`.execute(tx);
        await sql`update posts p set view_count = p.view_count + v.looks
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
    look(postId) {
      counted.set(postId, (counted.get(postId) ?? 0) + 1);
      return unwritten(postId);
    },
    write() {
      // One after the other: what the first could not write is the second's.
      last = last.catch(() => {}).then(writeDown);
      return last;
    },
  };
}
