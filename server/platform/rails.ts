import type { Reader } from '@server/db/database';
import { type GameSort, topOfBoard } from '@server/games/boards';
import { contextsOf } from '@server/games/gameContext';
import { toGame } from '@server/games/present';
import { giftPacks } from '@server/gifts/giftPacks';
import type { Viewer } from '@server/people/viewer';
import { postIds } from '@server/square/postIds';
import { presentPosts } from '@server/square/presentPosts';

/** Fills one rail of the home page. */
type Rail = (reader: Reader, look: Viewer) => Promise<unknown[]>;

const GIFTS = 8;
const POSTS = 3;

/** Games of a board. */
const games =
  (sort: GameSort, size: number): Rail =>
  async (reader, { userId }) => {
    const shelf = await topOfBoard(reader, sort, size);
    const contextOf = await contextsOf(reader, shelf, userId);
    return shelf.map((game) => toGame(game, contextOf(game.id)));
  };

/** Packs that can still be had, the newest first. */
const newGifts: Rail = async (reader, { userId, now }) => {
  const shelf = await reader
    .selectFrom('games')
    .select(['id', 'name', 'icon'])
    .where('status', '=', 'online')
    .execute();
  const packs = await giftPacks(reader, shelf, userId, now);
  return packs
    .filter(({ state }) => state !== 'ended' && state !== 'soldOut')
    .sort((a, b) => (b.claimStart ?? 0) - (a.claimStart ?? 0) || a.id - b.id)
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
};
