import type { Reader } from '@server/db/database';
import { type PageQuery, windowOf } from '@server/db/page';
import { sql } from 'kysely';
import type { Activity } from '@/contract/activity';
import type { Page } from '@/contract/page';
import { type StoredActivity, toActivity } from './activity';
import { progressIn } from './progress';

/** Whose list, of which activities. */
export interface ActivityQuery extends PageQuery {
  scope?: 'current' | 'past' | 'mine' | undefined;
  userId: number | null;
  now: number;
}

function shelfOf({ scope, userId, now }: ActivityQuery) {
  const at = new Date(now);
  const over = sql<boolean>`a.ends_at <= ${at}`;
  switch (scope) {
    case 'past':
      return { where: over, order: sql`a.ends_at desc, a.id desc` };
    case 'mine':
      return {
        where: sql<boolean>`exists (select from activity_members m where m.activity_id = a.id and m.user_id = ${userId})`,
        order: sql`${over}, a.ends_at desc, a.id desc`,
      };
    default:
      return { where: sql<boolean>`a.ends_at > ${at}`, order: sql`a.starts_at > ${at}, a.ends_at, a.id` };
  }
}

/**
 * A page of activities, nobody's joined yet. There are few enough to put all ids of a list in order: `lastId` goes on after that one, and
 * one that has left the list meanwhile is where it would be by the page's number.
 */
export async function activityList(reader: Reader, query: ActivityQuery): Promise<Page<Activity>> {
  const { where, order } = shelfOf(query);
  const { rows: all } = await sql<{ id: number }>`select a.id from activities a
    where ${where} order by ${order}`.execute(reader);
  const place = all.findIndex(({ id }) => id === query.lastId);
  const from = place < 0 ? windowOf({ ...query, lastId: undefined }).offset : place + 1;
  const ids = all.slice(from, from + query.pageSize).map(({ id }) => id);
  const rows = await storedActivities(reader, ids);
  return {
    records: ids.flatMap((id) => {
      const activity = rows.get(id);
      return activity ? [toActivity(activity, false, query.now)] : [];
    }),
    total: all.length,
    currentPage: query.currentPage,
    pageSize: query.pageSize,
    hasMore: from + ids.length < all.length,
    lastId: ids.at(-1) ?? null,
    asOf: null,
  };
}

/** A page as a member sees it: with how far they are in what they have joined. */
export async function withProgress(
  reader: Reader,
  page: Page<Activity>,
  userId: number,
  now: number,
): Promise<Page<Activity>> {
  const ids = page.records.map(({ id }) => id);
  const own = await progressIn(reader, ids, userId, now);
  const records = page.records.map((record) => ({
    ...record,
    joined: own.has(record.id),
    progress: own.get(record.id) ?? null,
  }));
  return { ...page, records };
}

/** When one of a page begins or ends, and is something else then. */
export function untilNext({ records }: Page<Activity>, now: number): number | null {
  const times = records.flatMap(({ startTime, endTime }) => [startTime, endTime]).filter((time) => time > now);
  return times.length === 0 ? null : Math.min(...times);
}

async function storedActivities(reader: Reader, ids: readonly number[]): Promise<Map<number, StoredActivity>> {
  if (ids.length === 0) return new Map();
  const rows = await reader.selectFrom('activities').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}
