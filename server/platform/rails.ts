import type { Reader } from '@server/db/database';
import { together } from '@server/db/together';
import { itemsOf, listsWithOwned, pickLists } from '@server/editorial/pickLists';
import { nextStoryAt, storyList } from '@server/editorial/stories';
import { gamesIn, withOwnedIn } from '@server/editorial/subjects';
import { type GameSort, topOfBoard } from '@server/games/boards';
import { gamesOwnedOf, withOwned } from '@server/games/gameCards';
import { type Claimant, claimant, nobody } from '@server/gifts/claimant';
import { type PackOfGame, runningPacks } from '@server/gifts/giftPacks';
import { toGiftPack } from '@server/gifts/present';
import type { Viewer } from '@server/people/viewer';
import { limitedFree, updatedComics } from '@server/reading/shelves';
import { type Standing, standings, withStandings } from '@server/square/postCards';
import { postPage } from '@server/square/postPage';
import { topWelfare } from '@server/welfare/lists';
import { type OwnItems, ownItems, presentItem, type StoredItem, withOwn } from '@server/welfare/present';
import type { Book } from '@/contract/book';
import type { PickList, StoryCard } from '@/contract/editorial';
import type { Game } from '@/contract/game';
import type { GiftPack } from '@/contract/gift';
import type { Post } from '@/contract/post';

/** What a rail of the home page is filled from, the same for everybody. */
export type RailStock =
  | { of: 'games'; games: Game[] }
  | { of: 'packs'; packs: PackOfGame[] }
  | { of: 'posts'; posts: Post[] }
  | { of: 'films'; films: StoredItem[] }
  | { of: 'books'; books: Book[] }
  /** `next`: when another one is today's, epoch ms. */
  | { of: 'stories'; stories: StoryCard[]; next: number | null }
  | { of: 'lists'; lists: PickList[] }
  | { of: 'nothing' };

/** What of the stock is a member's own. */
interface Own {
  owned: number[];
  who: Claimant;
  standing: Standing[];
  items: OwnItems;
}

const GIFTS = 8;
const POSTS = 3;
/** So many are at hand, since a member may have blocked or hidden some. */
const POSTS_AT_HAND = 15;
const BOOKS = 9;
const FILMS = 6;

/** The rail a client fills with the books it knows the member reads; its frame is sent without items. */
export const CLIENT_RAIL = 'continueReading';

type Stocked = (reader: Reader, now: number) => Promise<RailStock>;

const games =
  (sort: GameSort, size: number): Stocked =>
  async (reader) => ({ of: 'games', games: await topOfBoard(reader, sort, size) });

/** Where each type of rail is filled from. */
export const rails: Readonly<Record<string, Stocked>> = {
  todayStory: async (reader, now) => ({
    of: 'stories',
    stories: await storyList(reader, now, 1),
    next: await nextStoryAt(reader, now),
  }),
  pickLists: async (reader) => {
    const all = await pickLists(reader);
    const first = (by: PickList['madeBy']) => all.find(({ madeBy }) => madeBy === by) ?? [];
    return { of: 'lists', lists: [first('editor'), first('member')].flat() };
  },
  newGifts: async (reader, now) => ({ of: 'packs', packs: await runningPacks(reader, now) }),
  hotGames: games('hot', 9),
  newGames: games('new', 8),
  freeGames: games('free', 8),
  vipGames: games('vip', 8),
  squarePosts: async (reader, now) => {
    const query = { currentPage: 1, pageSize: POSTS_AT_HAND, sort: 1, unpinned: true, total: 0 } as const;
    return { of: 'posts', posts: (await postPage(reader, query, { userId: null, now })).records };
  },
  updatedBooks: async (reader, now) => ({ of: 'books', books: await updatedComics(reader, BOOKS, now) }),
  limitedFree: async (reader, now) => ({ of: 'books', books: await limitedFree(reader, BOOKS, now) }),
  welfareFilms: async (reader) => ({ of: 'films', films: await topWelfare(reader, FILMS) }),
  [CLIENT_RAIL]: async () => ({ of: 'nothing' }),
};

/** Packs that can still be had: those open now before those to come, the newest first. */
function giftRail(packs: readonly PackOfGame[], who: Claimant, now: number): GiftPack[] {
  return packs
    .map(({ gift, game }) => toGiftPack(gift, game, who, now))
    .filter(({ state }) => state !== 'ended' && state !== 'soldOut')
    .sort(
      (a, b) =>
        Number(b.state === 'open') - Number(a.state === 'open') ||
        (b.claimStart ?? 0) - (a.claimStart ?? 0) ||
        a.id - b.id,
    )
    .slice(0, GIFTS);
}

/** A rail's items as the viewer sees them; `own` is a member's. */
export function railItems(stock: RailStock, own: Own | null, now: number): unknown[] {
  switch (stock.of) {
    case 'games':
      return own === null ? stock.games : withOwned(stock.games, own.owned);
    case 'packs':
      return giftRail(stock.packs, own?.who ?? nobody, now);
    case 'posts':
      return (own === null ? stock.posts : withStandings(stock.posts, own.standing).shown).slice(0, POSTS);
    case 'films':
      return stock.films.map((film) => (own === null ? presentItem(film) : withOwn(presentItem(film), own.items)));
    case 'books':
      return stock.books;
    case 'stories':
      return own === null ? stock.stories : withOwnedIn(stock.stories, own.owned);
    case 'lists':
      return own === null ? stock.lists : listsWithOwned(stock.lists, own.owned);
    case 'nothing':
      return [];
  }
}

/** Whether a rail shows anything of a member's own. */
export const isPersonal = ({ of }: RailStock): boolean => of !== 'books' && of !== 'nothing';

/** What of all these rails is a member's own, in one statement; null for a guest. */
export async function ownOf(
  reader: Reader,
  stocks: readonly RailStock[],
  { userId, now }: Viewer,
): Promise<Own | null> {
  if (userId === null) return null;
  const all = <K extends RailStock['of']>(of: K) =>
    stocks.filter((stock): stock is Extract<RailStock, { of: K }> => stock.of === of);
  const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  const told = gamesIn([
    ...all('stories').flatMap(({ stories }) => stories),
    ...itemsOf(all('lists').flatMap(({ lists }) => lists)),
  ]);
  return together<{ owned: number[]; who: Claimant; standing: Standing[]; items: OwnItems }>(reader, {
    owned: gamesOwnedOf(userId, ids([...all('games').flatMap((stock) => stock.games), ...told])),
    who: claimant(
      userId,
      all('packs').flatMap(({ packs }) => packs.map(({ gift }) => gift)),
      now,
    ),
    standing: standings(userId, ids(all('posts').flatMap(({ posts }) => posts))),
    items: ownItems(userId, ids(all('films').flatMap(({ films }) => films)), now),
  });
}
