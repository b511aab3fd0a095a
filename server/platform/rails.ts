import type { Reader } from '@server/db/database';
import { type GameSort, topOfBoard } from '@server/games/boards';
import { contextsOf } from '@server/games/gameContext';
import { toGame } from '@server/games/present';
import { giftPacks } from '@server/gifts/giftPacks';
import type { Viewer } from '@server/people/viewer';
import { limitedFree, updatedComics } from '@server/reading/shelves';
import { postIds } from '@server/square/postIds';
import { presentPosts } from '@server/square/presentPosts';
import { topWelfare } from '@server/welfare/lists';

/** Fills one rail of the home page. */
type Rail = (reader: Reader, look: Viewer) => Promise<unknown[]>;

const GIFTS = 8;
const POSTS = 3;
const BOOKS = 9;
const FILMS = 6;

/** The rail a client fills with the books it knows the member reads; its frame is sent without items. */
export const CLIENT_RAIL = 'continueReading';

/** Games of a board. */
const games =
  (sort: GameSort, size: number): Rail =>
  async (reader, { userId }) => {
    const shelf = await topOfBoard(reader, sort, size);
    const contextOf = await contextsOf(reader, shelf, userId);
    return shelf.map((game) => toGame(game, contextOf(game.id)));
  };

/** Packs that can still be had: those open now before those to come, the newest first. */
const newGifts: Rail = async (reader, { userId, now }) => {
  const shelf = await reader
    .selectFrom('games')
    .select(['id', 'name', 'icon'])
    .where('status', '=', 'online')
    .execute();
  const packs = await giftPacks(reader, shelf, userId, now);
  return packs
    .filter(({ state }) => state !== 'ended' && state !== 'soldOut')
    .sort(
      (a, b) =>
        Number(b.state === 'open') - Number(a.state === 'open') ||
        (b.claimStart ?? 0) - (a.claimStart ?? 0) ||
        a.id - b.id,
    )
    .slice(0, GIFTS);
};

/** What the square talks about. */
const squarePosts: Rail = async (reader, viewer) => {
  const { ids } = await postIds(reader, { currentPage: 1, pageSize: POSTS, sort: 1, unpinned: true }, viewer);
  return presentPosts(reader, ids, viewer);
};

/** Where the items of each type of rail come from. */
export const rails: Readonly<Record<string, Rail>> = {
  newGifts,
  hotGames: games('hot', 9),
  newGames: games('new', 8),
  freeGames: games('free', 8),
  vipGames: games('vip', 8),
  squarePosts,
  updatedBooks: (reader, { now }) => updatedComics(reader, BOOKS, now),
  limitedFree: (reader, { now }) => limitedFree(reader, BOOKS, now),
  welfareFilms: (reader, look) => topWelfare(reader, look, FILMS),
  [CLIENT_RAIL]: async () => [],
};
