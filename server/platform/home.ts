import type { Reader } from '@server/db/database';
import { type GameSort, topOfBoard } from '@server/games/boards';
import { contextsOf } from '@server/games/gameContext';
import { giftPacks } from '@server/gifts/giftPacks';
import { type StoredGame, toGame } from '@server/games/present';
import type { HomeFeed } from '@/contract/home';

/** Rails of games: which board, and how many of it. */
const GAME_RAILS: Readonly<Record<string, { sort: GameSort; size: number }>> = {
  hotGames: { sort: 'hot', size: 9 },
  newGames: { sort: 'new', size: 8 },
  freeGames: { sort: 'free', size: 8 },
  vipGames: { sort: 'vip', size: 8 },
};
const GIFTS = 8;

/** Who looks, and when. */
interface Look {
  userId: number | null;
  now: number;
}

async function banners(reader: Reader, { now }: Look): Promise<HomeFeed['banners']> {
  const at = new Date(now);
  const rows = await reader
    .selectFrom('banners')
    .selectAll()
    .where('active', '=', true)
    .where((eb) => eb.or([eb('startsAt', 'is', null), eb('startsAt', '<=', at)]))
    .where((eb) => eb.or([eb('endsAt', 'is', null), eb('endsAt', '>', at)]))
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return rows.map(({ startsAt, endsAt, sort: _sort, active: _active, ...banner }) => ({
    ...banner,
    startTime: startsAt?.getTime() ?? null,
    endTime: endsAt?.getTime() ?? null,
  }));
}

/** Packs that can still be had, the newest first. */
async function newGifts(reader: Reader, { userId, now }: Look) {
  const games = await reader
    .selectFrom('games')
    .select(['id', 'name', 'icon'])
    .where('status', '=', 'online')
    .execute();
  const packs = await giftPacks(reader, games, userId, now);
  return packs
    .filter(({ state }) => state !== 'ended' && state !== 'soldOut')
    .sort((a, b) => (b.claimStart ?? 0) - (a.claimStart ?? 0) || a.id - b.id)
    .slice(0, GIFTS);
}

/** The games of every rail that shows games, by the rail's type. */
async function gameRails(reader: Reader, types: readonly string[], { userId }: Look) {
  const shelves = new Map<string, StoredGame[]>();
  for (const type of types) {
    const rail = GAME_RAILS[type];
    if (rail) shelves.set(type, await topOfBoard(reader, rail.sort, rail.size));
  }
  const contextOf = await contextsOf(reader, [...shelves.values()].flat(), userId);
  return (type: string) => (shelves.get(type) ?? []).map((game) => toGame(game, contextOf(game.id)));
}

/** Everything above and between the rails of the home page; a rail without items is left out. */
export async function homeFeed(reader: Reader, userId: number | null, now: number): Promise<HomeFeed> {
  const look = { userId, now };
  const rails = await reader
    .selectFrom('homeSections')
    .select(['type', 'title', 'note', 'more'])
    .where('active', '=', true)
    .orderBy('sort')
    .execute();
  const types = rails.map(({ type }) => type);
  const gamesOf = await gameRails(reader, types, look);
  const gifts = types.includes('newGifts') ? await newGifts(reader, look) : [];
  const shortcuts = await reader
    .selectFrom('shortcuts')
    .select(['icon', 'name', 'route', 'badge'])
    .where('active', '=', true)
    .orderBy('sort')
    .execute();
  const sections = rails.map((rail) => ({ ...rail, items: rail.type === 'newGifts' ? gifts : gamesOf(rail.type) }));
  return {
    banners: await banners(reader, look),
    shortcuts,
    sections: sections.filter(({ items }) => items.length > 0),
  };
}
