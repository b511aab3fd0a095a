import type { Tx } from '@server/db/database';
import { contentRows } from '@server/desk/content/contentRows';
import type { Item } from '@server/import/kinds/contentKind';
import { pathOf } from '@server/links/address';
import type { ContentKindName, PreviewViewer } from '@/contract/desk/content';

/** The row of what is not there yet: it has another one each time it is written and taken back. */
export const NO_ROW = 999_999_999_999_999;

interface Shown {
  id: number;
  /** The row of the game that it names. */
  gameId: number;
  as: PreviewViewer;
  item: Item;
}

/** Where members meet a thing, and whom it is for unless somebody else is chosen. */
interface MembersPage {
  path: (shown: Shown) => string;
  as?: PreviewViewer | ((item: Item) => PreviewViewer);
}

const home: MembersPage = { path: () => '/' };
const faq: MembersPage = { path: () => '/faq' };

/** The kinds that have a page which an address opens. The times for letters no member reads; the discount of chapters stands with every book. */
const pages: Partial<Record<ContentKindName, MembersPage>> = {
  ...{ banner: home, section: home, shortcut: home, story: home, pickList: home },
  bulletin: { ...home, as: ({ audience }) => (audience === 'members' ? 'member' : 'guest') },
  game: { path: ({ id }) => pathOf.game(id) },
  gift: { path: ({ gameId }) => pathOf.game(gameId) },
  plan: { path: () => '/profile?pop=1', as: 'member' },
  package: { path: () => '/recharge', as: 'member' },
  activity: { path: ({ id }) => pathOf.activity(id) },
  task: { path: () => '/activity?tab=tasks', as: 'member' },
  ...{ faqCategory: faq, faq, contact: faq },
  message: { path: () => '/message', as: 'member' },
  // The tab of a new one has a number that the page learns only from the list.
  tag: { path: ({ id }) => (id === NO_ROW ? '/square' : `/square?tab=${id}`) },
  hotSearch: { path: () => '/square?q=' },
  gameType: {
    path: ({ item }) => (typeof item.type === 'string' ? `/games/${encodeURIComponent(item.type)}` : '/games'),
  },
  book: { path: ({ id }) => pathOf.book(id) },
  welfare: { path: ({ id }) => `/welfare?id=${id}` },
  // A member is asked to agree to what changed; a guest reads it where one registers.
  legal: { path: ({ as }) => (as === 'guest' ? '/register' : '/'), as: 'member' },
  appPage: { path: () => '/download' },
  checkinRules: { path: () => '/checkin', as: 'member' },
  inviteRules: { path: () => '/checkin?view=invite', as: 'member' },
  squareRules: { path: () => '/postpage', as: 'member' },
};

/** Whether members have a page where a thing of this kind stands. */
export const hasPage = (kind: ContentKindName): boolean => pages[kind] !== undefined;

/** The page of a thing and who looks at it; null where its kind has none. */
export async function pageOf(
  tx: Tx,
  asked: { kind: ContentKindName; rowId: number | null; item: Item; as: PreviewViewer | undefined; now: number },
): Promise<{ path: string; as: PreviewViewer } | null> {
  const { kind, rowId, item, now } = asked;
  const page = pages[kind];
  if (page === undefined) return null;
  const rows = await contentRows(tx, now, item);
  const gameId = typeof item.game === 'string' ? rows.idOf('game', item.game, { file: '', path: 'game' }) : 0;
  const usual = typeof page.as === 'function' ? page.as(item) : page.as;
  const as = asked.as ?? usual ?? 'guest';
  return { path: page.path({ id: rowId ?? NO_ROW, gameId, as, item }), as };
}
