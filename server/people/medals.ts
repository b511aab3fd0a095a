import type { Reader } from '@server/db/database';
import { sql } from 'kysely';
import type { Medal, MedalKind } from '@/contract/person';

type Earned = Exclude<MedalKind, 'unknown'>;

/** What each medal counts, and the steps it is given at. */
const STEPS: Readonly<Record<Earned, readonly number[]>> = {
  /** Whole years with us. */
  years: [1, 2, 3, 5, 10],
  posts: [10, 30, 100, 300, 1000],
  /** Likes of posts and comments. */
  liked: [100, 500, 1000, 5000, 10_000, 100_000],
  /** Comments that twenty people liked. */
  hot: [1, 5, 10, 50, 100],
  /** Posts of nine pictures. */
  nine: [1, 5, 20, 100],
  /** Days in a row at check-in, the longest run there was. */
  streak: [7, 30, 100, 365, 1000],
  /** Chapters read to the end. */
  reader: [10, 50, 100, 500, 1000, 5000],
  /** Reviews of games with words in them. */
  reviews: [1, 5, 20, 50, 100],
  /** How often those were found helpful. */
  helpful: [10, 50, 200, 1000, 5000],
};
const EARNED = Object.keys(STEPS) as Earned[];

/** Medals somebody has earned, in a fixed order: facts of the database, each at the highest step it has reached. */
export async function medalsOf(reader: Reader, userId: number, now: number): Promise<Medal[]> {
  const { rows } = await sql<Record<Earned, number>>`select
      floor(extract(epoch from ${new Date(now)}::timestamptz - u.created_at) / 31557600)::integer as years,
      u.post_count as posts, u.like_count as liked,
      (select count(*) from comments c where c.author_id = u.id and c.deleted_at is null and c.audit_state = 'passed'
        and c.like_count >= 20)::integer as hot,
      (select count(*) from posts p join post_images i on i.post_id = p.id and i.place = 8
        where p.author_id = u.id and p.deleted_at is null and p.audit_state = 'passed')::integer as nine,
      coalesce((select max(n) from (select count(*) as n from (
        select day - (row_number() over (order by day))::integer as run from checkins where user_id = u.id) days
        group by run) runs), 0)::integer as streak,
      (select count(*) from chapter_reads r where r.user_id = u.id
        and not u.page_hides @> array['books'])::integer as reader,
      coalesce(w.written, 0)::integer as reviews, coalesce(w.helpful, 0)::integer as helpful
    from users u
      left join lateral (select count(*) as written, sum(r.helpful_count) as helpful from game_reviews r
        where r.author_id = u.id and r.content <> '' and r.audit_state = 'passed') w on true
    where u.id = ${userId}`.execute(reader);
  const facts = rows[0];
  if (facts === undefined) return [];
  return EARNED.flatMap((kind) => {
    const step = STEPS[kind].findLast((one) => facts[kind] >= one);
    return step === undefined ? [] : { kind, step };
  });
}
