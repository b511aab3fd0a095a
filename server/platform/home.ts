import type { Reader } from '@server/db/database';
import { gameList } from '@server/games/gameList';
import { giftPacks } from '@server/games/gifts';
import { homeText } from '@server/text/home';
import type { HomeFeed, HomeSection } from '@/contract/home';

const HOT_GAMES = 9;
const NEW_GAMES = 6;
const GIFTS = 8;

async function banners(reader: Reader, now: number): Promise<HomeFeed['banners']> {
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

async function openGifts(reader: Reader, userId: number | null, now: number) {
  const games = await reader
    .selectFrom('games')
    .select(['id', 'name', 'icon'])
    .where('status', '=', 'online')
    .orderBy('sort')
    .orderBy('id')
    .execute();
  const packs = await giftPacks(reader, games, userId, now);
  return packs.filter(({ state }) => state !== 'ended' && state !== 'soldOut').slice(0, GIFTS);
}

/** Everything above and between the rails of the home page; a rail without items is left out. */
export async function homeFeed(reader: Reader, userId: number | null, now: number): Promise<HomeFeed> {
  const page = { currentPage: 1 } as const;
  const hot = await gameList(reader, { ...page, pageSize: HOT_GAMES, sort: 'hot' }, userId);
  const fresh = await gameList(reader, { ...page, pageSize: NEW_GAMES, sort: 'new' }, userId);
  const sections: HomeSection[] = [
    { type: 'gifts', ...homeText.gifts, more: null, items: await openGifts(reader, userId, now) },
    { type: 'hotGames', ...homeText.hot, more: '/games?sort=hot', items: hot.records },
    { type: 'newGames', ...homeText.fresh, more: '/games?sort=new', items: fresh.records },
  ];
  return {
    banners: await banners(reader, now),
    shortcuts: await reader
      .selectFrom('shortcuts')
      .select(['icon', 'name', 'route', 'badge'])
      .where('active', '=', true)
      .orderBy('sort')
      .orderBy('id')
      .execute(),
    sections: sections.filter(({ items }) => items.length > 0),
  };
}
