import type {
  BannerRow,
  BulletinRow,
  HomeSectionRow,
  MessageRow,
  ShortcutRow,
  SquareTagRow,
} from '@server/db/schema/content';
import type { SearchKeywordRow } from '@server/db/schema/square';
import type { FaqCategoryRow, FaqRow } from '@server/db/schema/support';
import {
  BannerItem,
  BulletinItem,
  CategoryItem,
  FaqItem,
  HotSearchItem,
  MessageItem,
  SectionItem,
  ShortcutItem,
  TagItem,
} from '@server/import/format/house';
import { saveHotSearch } from '@server/import/importHotSearches';
import {
  linkOf,
  saveBanner,
  saveBulletin,
  saveCategory,
  saveFaq,
  saveMessage,
  saveSection,
  saveShortcut,
  saveTag,
} from '@server/import/importHouse';
import type { Place, Rows } from '@server/import/rows';
import { type Selectable, sql } from 'kysely';
import { type ContentKind, momentOf, placed, reader, said, spanState } from './contentKind';

const dated = (at: Date | null) => (at === null ? null : momentOf(at));

function targetOf({ linkType, linkValue }: Selectable<BannerRow>, rows: Rows): object | null {
  if (linkType === '') return null;
  if (linkType === 'route' || linkType === 'url') return { [linkType]: linkValue };
  return { [linkType]: rows.keyOf(linkType, Number(linkValue)) };
}

export const bulletin: ContentKind = {
  table: 'bulletins',
  schema: BulletinItem,
  place: [],
  prices: [],
  listing: {
    title: sql`title`,
    state: spanState('starts_at', 'ends_at'),
    order: sql`ends_at is not null and ends_at <= now(), priority desc, id desc`,
    where: sql`pos_type = 1`,
  },
  read: reader<Selectable<BulletinRow>>('bulletins', ({ title, content, priority, audience, startsAt, endsAt }) =>
    said({ title, content, priority, audience, startsAt: momentOf(startsAt), endsAt: dated(endsAt) }),
  ),
  write: ({ rows }, item: Parameters<typeof saveBulletin>[1], id) => saveBulletin(rows, item, id),
};

export const message: ContentKind = {
  table: 'messages',
  schema: MessageItem,
  place: [],
  prices: [],
  listing: {
    title: sql`title`,
    state: sql`'live'`,
    order: sql`id desc`,
    where: sql`target_user_id is null and kind = 'system'`,
  },
  read: reader<Selectable<MessageRow>>('messages', ({ title, content, link }) => said({ title, content, link })),
  write: ({ rows }, item: Parameters<typeof saveMessage>[1], id) => saveMessage(rows, item, id),
};

export const banner: ContentKind = {
  table: 'banners',
  schema: BannerItem,
  place: ['sort', 'active'],
  prices: [],
  listing: placed(
    sql`coalesce(nullif(title, ''), nullif(note, ''), image)`,
    sql`case when not active then 'off' when starts_at > now() then 'planned' when ends_at <= now() then 'over' else 'live' end`,
  ),
  read: reader<Selectable<BannerRow>>('banners', (row, rows) => {
    const { image, title, note, startsAt, endsAt, sort, active } = row;
    const to = targetOf(row, rows);
    return said({ image, title, note, to, startsAt: dated(startsAt), endsAt: dated(endsAt), sort, active });
  }),
  write: ({ rows }, item: Parameters<typeof saveBanner>[1] & Place, id) =>
    saveBanner(rows, item, linkOf(rows, item, ''), item, id),
};

export const shortcut: ContentKind = {
  table: 'shortcuts',
  schema: ShortcutItem,
  place: ['sort', 'active'],
  prices: [],
  listing: placed(sql`name`),
  read: reader<Selectable<ShortcutRow>>('shortcuts', ({ icon, name, route, badge, sort, active }) =>
    said({ icon, name, route, badge, sort, active }),
  ),
  write: ({ rows }, item: Parameters<typeof saveShortcut>[1] & Place, id) => saveShortcut(rows, item, item, id),
};

export const section: ContentKind = {
  table: 'homeSections',
  schema: SectionItem,
  place: ['sort', 'active'],
  prices: [],
  listing: placed(sql`title`),
  read: reader<Selectable<HomeSectionRow>>('homeSections', ({ type, title, note, more, sort, active }) =>
    said({ type, title, note, more, sort, active }),
  ),
  write: ({ rows }, item: Parameters<typeof saveSection>[1] & Place, id) => saveSection(rows, item, item, id),
};

export const faqCategory: ContentKind = {
  table: 'faqCategories',
  schema: CategoryItem,
  place: ['sort', 'active'],
  prices: [],
  listing: placed(sql`name`),
  read: reader<Selectable<FaqCategoryRow>>('faqCategories', ({ name, sort, active }) => ({ name, sort, active })),
  write: ({ rows }, item: Parameters<typeof saveCategory>[1] & Place, id) => saveCategory(rows, item, item, id),
};

interface GivenFaq extends Place {
  category: string;
  question: string;
  answer: string;
  hot: boolean;
}

export const faq: ContentKind = {
  table: 'faqs',
  schema: FaqItem,
  place: ['sort', 'active'],
  prices: [],
  listing: { ...placed(sql`question`), order: sql`active desc, category_id, sort, id` },
  read: reader<Selectable<FaqRow>>('faqs', ({ categoryId, question, answer, hot, sort, active }, rows) => ({
    category: rows.keyOf('faqCategory', categoryId),
    ...{ question, answer, hot, sort, active },
  })),
  write: ({ rows }, { category, question, answer, hot, ...place }: GivenFaq, id) => {
    const categoryId = rows.idOf('faqCategory', category, { file: '', path: 'category' });
    return saveFaq(rows, { categoryId, question, answer, hot }, place, id);
  },
};

export const tag: ContentKind = {
  table: 'squareTags',
  schema: TagItem,
  place: ['sort', 'active'],
  prices: [],
  listing: placed(sql`tag`),
  read: reader<Selectable<SquareTagRow>>('squareTags', ({ tag: name, sort, active }) => ({ tag: name, sort, active })),
  write: ({ rows }, item: Parameters<typeof saveTag>[1] & Place, id) => saveTag(rows, item, item, id),
};

/** A word that members are shown before they search. */
export const hotSearch: ContentKind = {
  table: 'searchKeywords',
  schema: HotSearchItem,
  place: ['active'],
  prices: [],
  listing: {
    title: sql`keyword`,
    state: sql`case when active then 'live' else 'off' end`,
    order: sql`active desc, weight + hits desc, keyword`,
  },
  read: reader<Selectable<SearchKeywordRow>>('searchKeywords', ({ keyword, weight, active }) => ({
    keyword,
    weight,
    active,
  })),
  write: ({ rows }, item: Parameters<typeof saveHotSearch>[1], id) => saveHotSearch(rows, item, id),
};
