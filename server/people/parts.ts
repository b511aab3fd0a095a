import type { Reader } from '@server/db/database';
import { countUpTo, type IdRow, type PageQuery, pageFrom, shownIds, windowOf } from '@server/db/page';
import { gamesById } from '@server/games/gameCards';
import { booksById } from '@server/reading/books';
import { type RawBuilder, sql } from 'kysely';
import type { Page } from '@/contract/page';
import type { PersonBook, PersonGame, UserProfile } from '@/contract/person';
import { openPage } from './openPage';
import type { Viewer } from './viewer';

type Sql = RawBuilder<unknown>;

/** `got g`: every game somebody has got, once, with the row by which they last did. */
const gotBy = (userId: number): Sql => sql`(select d.game_id, max(d.id) as id, max(d.created_at) as at
  from game_downloads d where d.user_id = ${userId} group by d.game_id) g`;

const playedBy = (userId: number, game: Sql): RawBuilder<boolean> =>
  sql<boolean>`exists (select from game_downloads mine where mine.user_id = ${userId} and mine.game_id = ${game})`;

/** How many games somebody has got. */
export const countGames = (reader: Reader, userId: number): Promise<number> => countUpTo(reader, gotBy(userId));

/** What two people both have got: how many games, and the three that the first got last. */
export async function commonGames(
  reader: Reader,
  userId: number,
  me: number,
): Promise<Pick<UserProfile, 'commonCount' | 'commonGames'>> {
  const { rows } = await sql<{ id: number; name: string; icon: string; n: number }>`
    select s.id, s.name, s.icon, count(*) over () as n from ${gotBy(userId)} join games s on s.id = g.game_id
    where ${playedBy(me, sql`g.game_id`)} order by g.id desc limit 3`.execute(reader);
  return { commonCount: rows[0]?.n ?? 0, commonGames: rows.map(({ id, name, icon }) => ({ id, name, icon })) };
}

/** Beyond every id of a download: what a game's opinion counts for in the order of a page. */
const BEYOND_IDS = 2 ** 40;

/** The games of a page: those its owner wrote about, those with stars, the others; of each the latest first. */
export async function personGames(
  reader: Reader,
  query: PageQuery & { id: number },
  viewer: Viewer,
): Promise<Page<PersonGame>> {
  await openPage(reader, query.id, viewer, 'games');
  const { limit, offset } = windowOf(query);
  const said = sql<string | null>`case when r.audit_state = 'passed' then nullif(r.content, '') end`;
  const place = sql<number>`(g.id + ${sql.lit(BEYOND_IDS)}::int8 * case when ${said} is not null then 2 when r.score is not null then 1 else 0 end)`;
  const after = query.lastId === undefined ? sql`` : sql`where ${place} < ${query.lastId}`;
  const common = viewer.userId === null ? sql<boolean>`false` : playedBy(viewer.userId, sql`g.game_id`);
  const { rows } = await sql<IdRow & { at: Date; common: boolean; score: number | null; said: string | null }>`
    select g.game_id as id, ${place} as cursor, g.at, ${common} as common, r.score, ${said} as said
    from ${gotBy(query.id)} left join game_reviews r on r.game_id = g.game_id and r.author_id = ${query.id}
    ${after} order by cursor desc limit ${limit} offset ${offset}`.execute(reader);
  const gameOf = new Map(
    (await gamesById(reader, shownIds(query, rows), viewer.userId)).map((game) => [game.id, game]),
  );
  const records = rows.slice(0, query.pageSize).flatMap(({ id, at, common: both, score, said }): PersonGame[] => {
    const game = gameOf.get(id);
    return game === undefined
      ? []
      : [{ id, game, common: both && viewer.userId !== query.id, createTime: at.getTime(), score, said: said ?? '' }];
  });
  return pageFrom(query, rows, { records, total: await countGames(reader, query.id), asOf: null });
}

/** `book_subscriptions s` of somebody: books that are still there, and for others none that is for adults only. */
const followedBooks = (userId: number, viewer: Viewer): Sql => sql`book_subscriptions s
  where s.user_id = ${userId} and exists (select from books b where b.id = s.book_id and b.status <> 'off'
    and (not b.adult or ${viewer.userId === userId}))`;

/** How many books somebody follows, as the viewer sees it. */
export const countBooks = (reader: Reader, userId: number, viewer: Viewer): Promise<number> =>
  countUpTo(reader, followedBooks(userId, viewer));

/** The books of a page, the latest first. */
export async function personBooks(
  reader: Reader,
  query: PageQuery & { id: number },
  viewer: Viewer,
): Promise<Page<PersonBook>> {
  await openPage(reader, query.id, viewer, 'books');
  const { limit, offset } = windowOf(query);
  const list = followedBooks(query.id, viewer);
  const after = query.lastId === undefined ? sql`` : sql`and s.id < ${query.lastId}`;
  const { rows } = await sql<IdRow & { at: Date }>`select s.book_id as id, s.id as cursor, s.created_at as at
    from ${list} ${after} order by s.id desc limit ${limit} offset ${offset}`.execute(reader);
  const books = new Map((await booksById(reader, shownIds(query, rows))).map((book) => [book.id, book]));
  const records = rows.slice(0, query.pageSize).flatMap(({ id, at }): PersonBook[] => {
    const book = books.get(id);
    return book === undefined ? [] : [{ id, book, createTime: at.getTime() }];
  });
  return pageFrom(query, rows, { records, total: await countUpTo(reader, list), asOf: null });
}
