import type { Reader } from '@server/db/database';
import { countUpTo, type IdRow, type PageQuery, windowOf } from '@server/db/page';
import { idsWithWord } from '@server/db/withWord';
import { ProductError } from '@server/errors';
import { type RawBuilder, sql } from 'kysely';
import { code } from '@/contract/codes';
import type { Page } from '@/contract/page';
import type { Person } from '@/contract/person';
import { peopleById, personIn } from './cards';
import { openPage } from './openPage';
import { reasonsFor } from './reasons';
import { notBlocked, type Viewer } from './viewer';

async function pageOfPeople(
  reader: Reader,
  query: PageQuery,
  viewer: Viewer,
  { rows, total, asOf }: { rows: readonly IdRow[]; total: number; asOf: number | null },
): Promise<Page<Person>> {
  const shown = rows.slice(0, query.pageSize);
  const people = await peopleById(
    reader,
    shown.map(({ id }) => id),
    viewer,
  );
  return {
    records: shown.map(({ id }) => personIn(people, id)),
    total,
    currentPage: query.currentPage,
    pageSize: query.pageSize,
    hasMore: rows.length > query.pageSize,
    lastId: shown.at(-1)?.cursor ?? null,
    asOf,
  };
}

/** A list of ties between people, the newest first; `lastId` and `asOf` are ids of ties. */
async function ties(
  reader: Reader,
  query: PageQuery,
  viewer: Viewer,
  { from, who }: { from: RawBuilder<unknown>; who: string },
): Promise<Page<Person>> {
  const { limit, offset } = windowOf(query);
  const tie = sql`${from} and exists (select from users u where u.id = ${sql.ref(who)} and u.status <> 'deleted')`;
  // Not max(): over a join it would read every tie there is.
  const newest = await sql<{ id: number }>`select t.id from ${tie} order by t.id desc limit 1`.execute(reader);
  const asOf = query.asOf ?? newest.rows[0]?.id ?? null;
  const upTo = sql`${tie} and t.id <= ${asOf ?? 0}`;
  const total = await countUpTo(reader, upTo);
  const after = query.lastId === undefined ? sql`` : sql`and t.id < ${query.lastId}`;
  const { rows } = await sql<IdRow>`select ${sql.ref(who)} as id, t.id as cursor from ${upTo} ${after}
    order by t.id desc limit ${limit} offset ${offset}`.execute(reader);
  return pageOfPeople(reader, query, viewer, { rows, total, asOf });
}

/** Whose list is asked for: somebody's who shows it, or one's own, which takes a login. */
async function ownerOf(reader: Reader, userId: number | undefined, viewer: Viewer): Promise<number> {
  const owner = userId ?? viewer.userId;
  if (owner === null) throw new ProductError(code.sessionInvalid, 'sessionInvalid');
  if (owner !== viewer.userId) await openPage(reader, owner, viewer, 'people');
  return owner;
}

type OfSomebody = PageQuery & { userId?: number | undefined };

/** Whom somebody follows. */
export async function followList(reader: Reader, query: OfSomebody, viewer: Viewer): Promise<Page<Person>> {
  const owner = await ownerOf(reader, query.userId, viewer);
  const from = sql`follows t where t.follower_id = ${owner} and ${notBlocked('t.followee_id', viewer)}`;
  return ties(reader, query, viewer, { from, who: 't.followee_id' });
}

/** Who follows somebody. */
export async function fanList(reader: Reader, query: OfSomebody, viewer: Viewer): Promise<Page<Person>> {
  const owner = await ownerOf(reader, query.userId, viewer);
  const from = sql`follows t where t.followee_id = ${owner} and ${notBlocked('t.follower_id', viewer)}`;
  return ties(reader, query, viewer, { from, who: 't.follower_id' });
}

/** Whom a member blocks. */
export async function blockList(reader: Reader, query: PageQuery, viewer: Viewer): Promise<Page<Person>> {
  const from = sql`blocks t where t.blocker_id = ${await ownerOf(reader, undefined, viewer)}`;
  return ties(reader, query, viewer, { from, who: 't.blocked_id' });
}

/** People, the best liked first. */
async function wellLiked(
  reader: Reader,
  query: PageQuery,
  viewer: Viewer,
  where: RawBuilder<unknown>,
): Promise<Page<Person>> {
  const { limit, offset } = windowOf(query);
  const from = sql`users u where u.status = 'active' and ${notBlocked('u.id', viewer)} and ${where}`;
  const total = await countUpTo(reader, from);
  const after =
    query.lastId === undefined
      ? sql``
      : sql`and (u.like_count, u.id) < (select like_count, id from users where id = ${query.lastId})`;
  const { rows } = await sql<IdRow>`select u.id, u.id as cursor from ${from} ${after}
    order by u.like_count desc, u.id desc limit ${limit} offset ${offset}`.execute(reader);
  return pageOfPeople(reader, query, viewer, { rows, total, asOf: null });
}

/** People who write and whom the viewer does not follow yet, each with why. */
export async function suggestedUsers(reader: Reader, query: PageQuery, viewer: Viewer): Promise<Page<Person>> {
  const me = viewer.userId ?? 0;
  const page = await wellLiked(
    reader,
    query,
    viewer,
    sql`u.post_count > 0 and u.id <> ${me}
      and not exists (select from follows f where f.follower_id = ${me} and f.followee_id = u.id)`,
  );
  return { ...page, records: await reasonsFor(reader, page.records, viewer) };
}

const names = {
  table: sql`users`,
  where: sql`status = 'active'`,
  text: sql`name`,
  order: sql`like_count desc, id desc`,
};

/** People by name. */
export function peopleNamed(
  reader: Reader,
  query: PageQuery & { keyword: string },
  viewer: Viewer,
): Promise<Page<Person>> {
  return wellLiked(reader, query, viewer, sql`u.id in (${idsWithWord(names, query.keyword)})`);
}
