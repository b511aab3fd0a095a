import { sql } from 'kysely';
import type { Content } from './format/content';
import { retireActivities } from './retireActivities';
import type { Rows } from './rows';

/** What takes rows of a kind out of sight; nothing is deleted, since members may own it. */
const QUIET: Readonly<Record<string, string>> = {
  game: "update games set status = 'off'",
  gift: 'update gift_packs set claim_end = least(claim_end, now())',
  book: "update books set status = 'off'",
  welfare: 'update welfare_items set active = false',
  task: 'update tasks set active = false',
  package: 'update recharge_products set active = false',
  plan: 'update vip_products set active = false',
  banner: 'update banners set active = false',
  shortcut: 'update shortcuts set active = false',
  section: 'update home_sections set active = false',
  story: 'update stories set active = false',
  pickList: 'update pick_lists set active = false',
  bulletin: 'update bulletins set ends_at = least(ends_at, now())',
  faqCategory: 'update faq_categories set active = false',
  faq: 'update faqs set active = false',
  tag: 'update square_tags set active = false',
  hotSearch: 'update search_keywords set active = false',
};

const keysOf = (items: readonly { key: string }[]) => items.map(({ key }) => key);

/** The keys of each kind whose file is in the folder. */
function presentKeys(content: Content): [kind: string, keys: string[]][] {
  const { 'games.json': games, 'books.json': books, 'welfare.json': welfare } = content;
  const { 'activities.json': activities, 'shop.json': shop } = content;
  const { 'home.json': home, 'news.json': news, 'help.json': help, 'square.json': square } = content;
  return [
    ...(games
      ? ([
          ['game', keysOf(games.games)],
          ['gift', keysOf(games.gifts)],
        ] as [string, string[]][])
      : []),
    ...(books ? ([['book', keysOf(books.books)]] as [string, string[]][]) : []),
    ...(welfare ? ([['welfare', keysOf(welfare.items)]] as [string, string[]][]) : []),
    ...(activities
      ? ([
          ['activity', keysOf(activities.activities)],
          ['task', keysOf(activities.tasks)],
        ] as [string, string[]][])
      : []),
    ...(shop
      ? ([
          ['package', keysOf(shop.packages)],
          ['plan', keysOf(shop.plans)],
        ] as [string, string[]][])
      : []),
    ...(home
      ? ([
          ['banner', keysOf(home.banners)],
          ['shortcut', keysOf(home.shortcuts)],
          ['section', keysOf(home.sections)],
          ['story', keysOf(home.stories)],
          ['pickList', keysOf(home.lists)],
        ] as [string, string[]][])
      : []),
    ...(news ? ([['bulletin', keysOf(news.bulletins)]] as [string, string[]][]) : []),
    ...(help
      ? ([
          ['faqCategory', keysOf(help.categories)],
          ['faq', keysOf(help.categories.flatMap(({ faqs }) => faqs))],
        ] as [string, string[]][])
      : []),
    ...(square
      ? ([
          ['tag', keysOf(square.tags)],
          ['hotSearch', square.hotSearches.map((one) => (typeof one === 'string' ? one : one.key))],
        ] as [string, string[]][])
      : []),
  ];
}

/** Takes what was imported before and is no longer in its file out of sight (`--retire`). */
export async function retire(rows: Rows, content: Content): Promise<void> {
  for (const [kind, keys] of presentKeys(content)) {
    const ids = rows.missing(kind, keys);
    if (ids.length === 0) continue;
    await rows.watch(kind, ids);
    if (kind === 'activity') await retireActivities(rows, ids);
    else await sql`${sql.raw(QUIET[kind] ?? '')} where id = any(${ids}::bigint[])`.execute(rows.tx);
    await rows.retired(kind, ids);
  }
}
