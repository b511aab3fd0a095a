import type { Database } from '@server/db/database';
import { sql } from 'kysely';
import type { Size } from './sizes';

/** Where in a list a page begins. */
export interface Cursor {
  lastId: number;
  asOf: number;
}

/** What the calls have to know of a filled database. */
export interface World {
  size: Size;
  /** The last ids of the demo: what was filled in comes after them. */
  base: { member: number; post: number; comment: number; game: number };
  asOf: number;
  /** The comment with the most replies. */
  hotRoot: number;
  tags: { busy: number; rare: number };
  activity: number;
  /** A word of many posts. */
  usual: string;
  /** The cursors of deep pages by `sort:page`; missing where the list ends before. */
  cursors: ReadonlyMap<string, Cursor>;
}

export const PAGE = 20;
const DEPTHS = [100, 10_000] as const;

const ORDERS = [
  [1, 'hot desc, id desc'],
  [2, 'id desc'],
] as const;

async function one<T>({ db }: Database, query: string): Promise<T | undefined> {
  const { rows } = await sql<T>`${sql.raw(query)}`.execute(db);
  return rows[0];
}

async function cursorsOf(database: Database, asOf: number): Promise<Map<string, Cursor>> {
  const cursors = new Map<string, Cursor>();
  for (const [sort, order] of ORDERS) {
    for (const page of DEPTHS) {
      const row = await one<{ id: number }>(
        database,
        `select id from posts where deleted_at is null and audit_state = 'passed' and not pinned and id <= ${asOf}
          order by ${order} offset ${(page - 1) * PAGE - 1} limit 1`,
      );
      if (row) cursors.set(`${sort}:${page}`, { lastId: row.id, asOf });
    }
  }
  return cursors;
}

/** Looks around in a filled database. */
export async function lookAround(database: Database, size: Size): Promise<World> {
  const base = await one<World['base']>(database, 'select * from load_base');
  const last = await one<{ id: number }>(database, 'select max(id) as id from posts');
  const root = await one<{ id: number }>(database, 'select id from comments order by reply_count desc limit 1');
  const tags = await one<World['tags']>(
    database,
    `select (array_agg(tag_id order by n desc))[1] as busy, (array_agg(tag_id order by n))[1] as rare
      from (select tag_id, count(*) as n from post_tags group by 1) used`,
  );
  const activity = await one<{ id: number }>(database, "select min(id) as id from activities where kind = 'rank'");
  const usual = await one<{ w: string }>(database, 'select w[1] as w from load_words');
  if (!base || !last || !root || !tags || !activity || !usual) throw new Error('the database is not filled');
  return {
    size,
    base,
    asOf: last.id,
    hotRoot: root.id,
    tags: { busy: Number(tags.busy), rare: Number(tags.rare) },
    activity: activity.id,
    usual: usual.w,
    cursors: await cursorsOf(database, last.id),
  };
}
