import type { Reader } from '@server/db/database';
import { type GameFilter, gameList } from '@server/games/gameList';
import { giftPacks } from '@server/games/gifts';
import type { HomeFeed } from '@/contract/home';

/** Rails of games: which board, and how many of it. */
const GAME_RAILS: Readonly<Record<string, { sort: NonNullable<GameFilter['sort']>; size: number }>> = {
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

async function itemsOf(reader: Reader, type: string, look: Look): Promise<unknown[]> {
  if (type === 'newGifts') return newGifts(reader, look);
  const rail = GAME_RAILS[type];
  if (rail === undefined) return [];
  return (await gameList(reader, { currentPage: 1, pageSize: rail.size, sort: rail.sort }, look.userId)).records;
}

/** Everything above and between the rails of the home page; a rail without items is left out. */
export async function homeFeed(reader: Reader, userId: number | null, now: number): Promise<HomeFeed> {
  const look = { userId, now };
  const rails = await reader
    .selectFrom('homeSections')
    .selectAll()
    .where('active', '=', true)
    .orderBy('sort')
    .execute();
  const sections: HomeFeed['sections'] = [];
  for (const { type, title, note, more } of rails) {
    const items = await itemsOf(reader, type, look);
    if (items.length > 0) sections.push({ type, title, note, more, items });
  }
  const shortcuts = await reader
    .selectFrom('shortcuts')
    .select(['icon', 'name', 'route', 'badge'])
    .where('active', '=', true)
    .orderBy('sort')
    .execute();
  return { banners: await banners(reader, look), shortcuts, sections };
}
