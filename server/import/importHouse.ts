import { cleanHtml } from '@server/platform/cleanHtml';
import type * as v from 'valibot';
import type { Content } from './format/content';
import type {
  BannerItem,
  BulletinItem,
  CategoryItem,
  FaqItem,
  MessageItem,
  SectionItem,
  ShortcutItem,
  TagItem,
} from './format/house';
import { importHotSearches } from './importHotSearches';
import { saveContact, saveLegal, takeSetting } from './importSettings';
import { dateOf, keptOf, type Place, pictureUrl, type Rows, saveRow } from './rows';

type Item<S extends v.GenericSchema> = Omit<v.InferOutput<S>, 'key'>;
type Banner = Item<typeof BannerItem>;
type Link = ReturnType<typeof linkOf>;
type Id = number | undefined;

/** Where a banner leads, as the client reads it; keys become the ids of their rows. */
export function linkOf(
  rows: Pick<Rows, 'idOf'>,
  { to }: Banner,
  path: string,
): { linkType: string; linkValue: string } {
  const id = (kind: string, key: string) =>
    String(rows.idOf(kind, key, { file: 'home.json', path: `${path}.to.${kind}` }));
  if (to === undefined) return { linkType: '', linkValue: '' };
  if ('route' in to) return { linkType: 'route', linkValue: to.route };
  if ('url' in to) return { linkType: 'url', linkValue: to.url };
  if ('game' in to) return { linkType: 'game', linkValue: id('game', to.game) };
  if ('book' in to) return { linkType: 'book', linkValue: id('book', to.book) };
  return { linkType: 'activity', linkValue: id('activity', to.activity) };
}

export const saveBanner = (rows: Rows, banner: Banner, link: Link, { sort, active }: Place, id: Id) =>
  saveRow(rows, 'banners', id, {
    row: {
      image: pictureUrl(banner.image),
      title: banner.title,
      note: banner.note,
      ...link,
      startsAt: dateOf(banner.startsAt),
      endsAt: dateOf(banner.endsAt),
      sort,
      active,
    },
  });

export const saveShortcut = (rows: Rows, shortcut: Item<typeof ShortcutItem>, { sort, active }: Place, id: Id) => {
  const { icon, name, route, badge = null } = shortcut;
  return saveRow(rows, 'shortcuts', id, { row: { icon, name, route, badge, sort, active } });
};

export const saveSection = (rows: Rows, section: Item<typeof SectionItem>, { sort, active }: Place, id: Id) => {
  const { type, title, note, more = null } = section;
  return saveRow(rows, 'homeSections', id, { row: { type, title, note, more, sort, active } });
};

/** `home.json`: each list in its order. */
export async function importHome(rows: Rows, file: NonNullable<Content['home.json']>): Promise<void> {
  const active = true;
  for (const [sort, banner] of file.banners.entries()) {
    const link = linkOf(rows, banner, `banners[${sort}]`);
    await rows.take('banner', { ...banner, ...link, sort } as { key: string }, (id) =>
      saveBanner(rows, banner, link, { sort, active }, id),
    );
  }
  for (const [sort, shortcut] of file.shortcuts.entries()) {
    await rows.take('shortcut', { ...shortcut, sort } as { key: string }, (id) =>
      saveShortcut(rows, shortcut, { sort, active }, id),
    );
  }
  for (const [sort, section] of file.sections.entries()) {
    await rows.take('section', { ...section, sort } as { key: string }, (id) =>
      saveSection(rows, section, { sort, active }, id),
    );
  }
}

export function saveBulletin(rows: Rows, bulletin: Item<typeof BulletinItem>, id: Id): Promise<number> {
  const { title, priority, audience, startsAt } = bulletin;
  const now = new Date(rows.now);
  return saveRow(rows, 'bulletins', id, {
    row: {
      title,
      content: cleanHtml(bulletin.content),
      priority,
      audience,
      endsAt: dateOf(bulletin.endsAt),
      ...(startsAt !== undefined && { startsAt: new Date(startsAt) }),
    },
    first: { startsAt: now, createdAt: now },
  });
}

export const saveMessage = (rows: Rows, message: Item<typeof MessageItem>, id: Id) => {
  const { title, link = null } = message;
  const first = { createdAt: new Date(rows.now) };
  return saveRow(rows, 'messages', id, { row: { title, content: cleanHtml(message.content), link }, first });
};

/** `news.json`: bulletins, and messages to everybody, which members find unread. */
export async function importNews(rows: Rows, file: NonNullable<Content['news.json']>): Promise<void> {
  for (const bulletin of file.bulletins) {
    await rows.take('bulletin', bulletin, (id) => saveBulletin(rows, bulletin, id));
  }
  for (const message of file.messages) {
    await rows.take('message', message, (id) => saveMessage(rows, message, id));
  }
}

export const saveCategory = (rows: Rows, { name }: Item<typeof CategoryItem>, { sort, active }: Place, id: Id) =>
  saveRow(rows, 'faqCategories', id, { row: { name, sort, active } });

type Faq = Omit<Item<typeof FaqItem>, 'category'> & { categoryId: number };
export const saveFaq = (rows: Rows, { answer, ...faq }: Faq, { sort, active }: Place, id: Id) =>
  saveRow(rows, 'faqs', id, { row: { ...faq, answer: cleanHtml(answer), sort, active } });

/** `help.json` */
export async function importHelp(rows: Rows, appId: string, file: NonNullable<Content['help.json']>): Promise<void> {
  const active = true;
  for (const [sort, { faqs, ...category }] of file.categories.entries()) {
    const categoryId = await rows.take('faqCategory', { ...category, sort } as { key: string }, (id) =>
      saveCategory(rows, category, { sort, active }, id),
    );
    for (const [place, { key, ...faq }] of faqs.entries()) {
      await rows.take('faq', { key, ...faq, categoryId, place } as { key: string }, (id) =>
        saveFaq(rows, { ...faq, categoryId }, { sort: place, active }, id),
      );
    }
  }
  for (const doc of ['agreement', 'privacy'] as const) {
    const legal = file[doc];
    if (!legal) continue;
    const item = { title: legal.title, content: keptOf(legal.html).text ?? '' };
    await takeSetting(rows, appId, { kind: 'legal', key: doc, item }, (id) => saveLegal(rows, item, id));
  }
  if (file.supportHours !== undefined) {
    const item = { hours: file.supportHours };
    await takeSetting(rows, appId, { kind: 'contact', key: 'support', item }, (id) => saveContact(rows, item, id));
  }
}

export const saveTag = (rows: Rows, { tag }: Item<typeof TagItem>, { sort, active }: Place, id: Id) =>
  saveRow(rows, 'squareTags', id, { row: { tag, sort, active } });

const LEVEL = { mask: 1, refuse: 2, hold: 3 } as const;

/** `square.json` */
export async function importSquare(rows: Rows, file: NonNullable<Content['square.json']>): Promise<void> {
  for (const [sort, tag] of file.tags.entries()) {
    await rows.take('tag', { ...tag, sort } as { key: string }, (id) => saveTag(rows, tag, { sort, active: true }, id));
  }
  for (const { word, what } of file.words) {
    const level = LEVEL[what];
    await rows.tx
      .insertInto('sensitiveWords')
      .values({ word, level })
      .onConflict((conflict) => conflict.column('word').doUpdateSet({ level }))
      .execute();
  }
  await importHotSearches(rows, file.hotSearches);
}
