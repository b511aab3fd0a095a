import type { Reader } from '@server/db/database';
import { COUNTED, type PageQuery, windowOf } from '@server/db/page';
import { idsFrom, together } from '@server/db/together';
import { idsWithWord } from '@server/db/withWord';
import { ProductError } from '@server/errors';
import { type RawBuilder, sql } from 'kysely';
import { code } from '@/contract/codes';
import type { Page } from '@/contract/page';
import type { Person } from '@/contract/person';
import { type StoredPerson, storedPerson, toPerson } from './cards';
import { openPage } from './openPage';
import { reasonsFor } from './reasons';
import { notBlocked, type Viewer } from './viewer';

/** SQL: the rows of a page in their order, one more than is shown: `id`, and `cursor`, which `lastId` will be. */
interface PeopleRows {
  rows: RawBuilder<unknown>;
  /** What is counted, up to a thousand. */
  counted: RawBuilder<unknown>;
  asOf: RawBuilder<number | null>;
  /** What rows and count read, found once: `name as (…)`. */
  found?: RawBuilder<unknown>;
}

/** A page of people in one statement, and one more for a member: whom of them they follow. */
async function pageOfPeople(
  reader: Reader,
  { currentPage, pageSize }: PageQuery,
  { userId, now }: Viewer,
  { rows, counted, asOf, found: before }: PeopleRows,
): Promise<Page<Person>> {
  const shown = sql`(select id, n from page where n <= ${pageSize})`;
  const found = await together<{
    asOf: number | null;
    total: number;
    found: number;
    lastId: number | null;
    people: StoredPerson[];
    followed: number[];
  }>(
    reader,
    {
      asOf,
      total: sql`select count(*) from (select from ${counted} limit ${sql.lit(COUNTED)}) counted`,
      found: sql`select count(*) from page`,
      lastId: sql`select cursor from page where n <= ${pageSize} order by n desc limit 1`,
      people: sql`select coalesce(json_agg(${storedPerson('u')} order by s.n), '[]')
        from ${shown} s join users u on u.id = s.id`,
      followed: idsFrom(sql`select f.followee_id as id from ${shown} s
        join follows f on f.followee_id = s.id and f.follower_id = ${userId ?? 0}`),
    },
    sql`${before === undefined ? sql`` : sql`${before},`} page as materialized (select row_number() over () as n, x.id, x.cursor from (${rows}) x)`,
  );
  const { people, followed, found: all, ...rest } = found;
  const records = people.map((one) => ({ ...toPerson(one, now), followed: followed.includes(one.id) }));
  return { records, currentPage, pageSize, hasMore: all > pageSize, ...rest };
}

/** A list of ties between people, the newest first; `lastId` and `asOf` are ids of ties. */
function ties(
  reader: Reader,
  query: PageQuery,
  viewer: Viewer,
  { from, who }: { from: RawBuilder<unknown>; who: string },
): Promise<Page<Person>> {
  const { asOf, lastId } = query;
  const { limit, offset } = windowOf(query);
  const tie = sql`${from} and exists (select from users u where u.id = ${sql.ref(who)} and u.status <> 'deleted')`;
  const upTo = asOf === undefined ? tie : sql`${tie} and t.id <= ${asOf}`;
  const after = lastId === undefined ? sql`` : sql`and t.id < ${lastId}`;
  return pageOfPeople(reader, query, viewer, {
    rows: sql`select ${sql.ref(who)} as id, t.id as cursor from ${upTo} ${after}
      order by t.id desc limit ${limit} offset ${offset}`,
    counted: upTo,
    // Not max(): over a join it would read every tie there is.
    asOf: asOf === undefined ? sql`select t.id from ${tie} order by t.id desc limit 1` : sql`select ${asOf}::int8`,
  });
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
function wellLiked(
  reader: Reader,
  query: PageQuery,
  viewer: Viewer,
  where: RawBuilder<unknown>,
  found?: RawBuilder<unknown>,
): Promise<Page<Person>> {
  const { limit, offset } = windowOf(query);
  const from = sql`users u where u.status = 'active' and ${notBlocked('u.id', viewer)} and ${where}`;
  const after =
    query.lastId === undefined
      ? sql``
      : sql`and (u.like_count, u.id) < (select like_count, id from users where id = ${query.lastId})`;
  return pageOfPeople(reader, query, viewer, {
    rows: sql`select u.id, u.id as cursor from ${from} ${after}
      order by u.like_count desc, u.id desc limit ${limit} offset ${offset}`,
    counted: from,
    asOf: sql`select null::int8`,
    ...(found && { found }),
  });
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
  const found = sql`named as materialized (${idsWithWord(names, query.keyword)})`;
  return wellLiked(reader, query, viewer, sql`u.id in (select id from named)`, found);
}
