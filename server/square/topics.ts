import type { Reader } from '@server/db/database';
import { sql } from 'kysely';
import type { Topic } from '@/contract/post';

const DAY_MS = 86_400_000;
/** Who wrote within so many days is one of a topic's people. */
const PEOPLE_DAYS = 30;

/** The square's topics in the operator's order, with what their heads say. */
export function topics(reader: Reader): Promise<Topic[]> {
  return reader
    .selectFrom('squareTags')
    .select(['id', 'tag', 'peopleCount', 'todayCount', 'viewCount', 'image'])
    .where('active', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .execute();
}

/** Counts anew who talks where, and chooses a picture for each topic: the first of its hottest post that has one, before those of posts that are of another topic first. */
export async function remakeTopics(reader: Reader, now: number): Promise<void> {
  const [month, day] = [new Date(now - PEOPLE_DAYS * DAY_MS), new Date(now - DAY_MS)];
  await sql`with seen as (
      select t.tag_id, t.place, p.id, p.author_id, p.hot, p.created_at, p.view_count from posts p join post_tags t on t.post_id = p.id
      where p.created_at > ${month} and p.deleted_at is null and p.audit_state = 'passed'),
    people as (
      select tag_id, count(distinct who) as n from (
        select tag_id, author_id as who from seen
        union all select s.tag_id, c.author_id from seen s join comments c on c.post_id = s.id
          where c.deleted_at is null and c.audit_state = 'passed') said group by tag_id),
    today as (select tag_id, count(*) filter (where created_at > ${day}) as n, sum(view_count) as views from seen group by tag_id),
    shown as (
      select distinct on (s.tag_id) s.tag_id, i.url from seen s join post_images i on i.post_id = s.id and i.place = 0
      order by s.tag_id, s.place, s.hot desc, s.id desc)
    update square_tags g set people_count = coalesce(people.n, 0), today_count = coalesce(today.n, 0),
      view_count = coalesce(today.views, 0), image = coalesce(shown.url, g.image)
    from square_tags now left join people on people.tag_id = now.id left join today on today.tag_id = now.id
      left join shown on shown.tag_id = now.id
    where now.id = g.id and (g.people_count, g.today_count, g.view_count, g.image) is distinct from
      (coalesce(people.n, 0), coalesce(today.n, 0), coalesce(today.views, 0), coalesce(shown.url, g.image))`.execute(
    reader,
  );
}
