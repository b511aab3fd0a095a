import type { Tx } from '@server/db/database';
import { contentRows } from '@server/desk/content/contentRows';
import type { Item } from '@server/import/kinds/contentKind';
import { pathOf } from '@server/links/address';
import type { ContentKindName } from '@/contract/desk/content';

/** The row of what is not there yet: it has another one each time it is written and taken back. */
export const NO_ROW = 999_999_999_999_999;

interface Shown {
  id: number;
  /** The row of the game that it names. */
  gameId: number;
}

const home = () => '/';

/** Where members meet a thing of each kind; kinds without a page of their own are not previewed, nor bulletins, of which home opens the most urgent. */
const pages: Partial<Record<ContentKindName, (shown: Shown) => string>> = {
  game: ({ id }) => pathOf.game(id),
  gift: ({ gameId }) => pathOf.game(gameId),
  book: ({ id }) => pathOf.book(id),
  activity: ({ id }) => pathOf.activity(id),
  welfare: ({ id }) => `/welfare?id=${id}`,
  gameType: () => '/games',
  ...{ banner: home, section: home, shortcut: home, story: home, pickList: home },
  ...{ faq: () => '/faq', faqCategory: () => '/faq', appPage: () => '/download' },
};

/** Whether members have a page where a thing of this kind stands. */
export const hasPage = (kind: ContentKindName): boolean => pages[kind] !== undefined;

/** The page of a thing; null where its kind has none. */
export async function pageOf(
  tx: Tx,
  { kind, rowId, item, now }: { kind: ContentKindName; rowId: number | null; item: Item; now: number },
): Promise<string | null> {
  const page = pages[kind];
  if (page === undefined) return null;
  const rows = await contentRows(tx, now, item);
  const gameId = typeof item.game === 'string' ? rows.idOf('game', item.game, { file: '', path: 'game' }) : 0;
  return page({ id: rowId ?? NO_ROW, gameId });
}
