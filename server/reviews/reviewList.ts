import type { Reader } from '@server/db/database';
import { type PageQuery, pageFrom, windowOf } from '@server/db/page';
import { findGame } from '@server/games/gameDetail';
import { peopleById, personIn } from '@server/people/cards';
import { notBlocked, type Viewer } from '@server/people/viewer';
import { type RawBuilder, sql } from 'kysely';
import type { ReviewSort } from '@/contract/calls/review';
import type { Page } from '@/contract/page';
import type { Review } from '@/contract/review';
import type { StoredReview } from './score';

/** What each order is by, and what comes after the row that the page before ended with. */
const orders: Readonly<Record<ReviewSort, { by: RawBuilder<unknown>; after: (id: number) => RawBuilder<unknown> }>> = {
  new: { by: sql`r.id desc`, after: (id) => sql`r.id < ${id}` },
  helpful: {
    by: sql`r.hot desc, r.id desc`,
    after: (id) => sql`(r.hot, r.id) < (select hot, id from game_reviews where id = ${id})`,
  },
  high: {
    by: sql`r.score desc, r.id desc`,
    after: (id) => sql`(r.score, r.id) < (select score, id from game_reviews where id = ${id})`,
  },
  low: {
    by: sql`r.score, r.id desc`,
    // The bound alone is one an index can begin at.
    after: (id) => sql`r.score >= (select score from game_reviews where id = ${id})
      and (r.score, -r.id) > (select score, -id from game_reviews where id = ${id})`,
  },
};

type Row = StoredReview & { helpful: boolean; written: number | null };

/**
 * A page of what members wrote about a game. Pages go on after a row (`lastId`), so that reviews that come meanwhile shift
 * nothing. `total` is the game's number of written reviews, also for whoever blocks some of their writers.
 */
export async function reviewList(
  reader: Reader,
  query: PageQuery & { id: number; sort: ReviewSort },
  viewer: Viewer,
): Promise<Page<Review>> {
  await findGame(reader, query.id);
  const me = viewer.userId ?? 0;
  const { by, after } = orders[query.sort];
  const on = query.lastId === undefined ? sql`` : sql`and ${after(query.lastId)}`;
  const { limit, offset } = windowOf(query);
  const { rows } = await sql<Row>`select r.*,
      exists (select from game_review_votes v where v.user_id = ${me} and v.review_id = r.id) as helpful,
      (select written from game_scores where game_id = ${query.id}) as written
    from game_reviews r where r.game_id = ${query.id} and r.content <> ''
      and (r.audit_state = 'passed' or r.author_id = ${me}) and ${notBlocked('r.author_id', viewer)} ${on}
    order by ${by} limit ${limit} offset ${offset}`.execute(reader);
  const shown = rows.slice(0, query.pageSize);
  const people = await peopleById(
    reader,
    shown.map(({ authorId }) => authorId),
    viewer,
  );
  const records = shown.map(
    (row): Review => ({
      id: row.id,
      gameId: row.gameId,
      author: personIn(people, row.authorId),
      score: row.score,
      content: row.content,
      daysAfter: row.daysAfter,
      helpfulCount: row.helpfulCount,
      helpful: row.helpful,
      answer:
        row.answer === null || row.answeredAt === null
          ? null
          : { content: row.answer, createTime: row.answeredAt.getTime() },
      auditState: row.auditState,
      createTime: row.createdAt.getTime(),
      updateTime: row.updatedAt.getTime(),
    }),
  );
  return pageFrom(query, rows, { records, total: rows[0]?.written ?? 0, asOf: null });
}
