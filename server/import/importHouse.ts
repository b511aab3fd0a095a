import { cleanHtml } from '@server/platform/cleanHtml';
import type * as v from 'valibot';
import type { Content } from './format/content';
import type { BannerItem } from './format/house';
import { dateOf, keptOf, pictureUrl, type Rows, saveRow } from './rows';

type Banner = v.InferOutput<typeof BannerItem>;

/** Where a banner leads, as the client reads it; keys become the ids of their rows. */
function linkOf(rows: Rows, { to }: Banner, path: string): { linkType: string; linkValue: string } {
  const id = (kind: string, key: string) =>
    String(rows.idOf(kind, key, { file: 'home.json', path: `${path}.to.${kind}` }));
  if (to === undefined) return { linkType: '', linkValue: '' };
  if ('route' in to) return { linkType: 'route', linkValue: to.route };
  if ('url' in to) return { linkType: 'url', linkValue: to.url };
  if ('game' in to) return { linkType: 'game', linkValue: id('game', to.game) };
  if ('book' in to) return { linkType: 'book', linkValue: id('book', to.book) };
  return { linkType: 'activity', linkValue: id('activity', to.activity) };
}

/** `home.json`: each list in its order. */
export async function importHome(rows: Rows, file: NonNullable<Content['home.json']>): Promise<void> {
  for (const [sort, banner] of file.banners.entries()) {
    const link = linkOf(rows, banner, `banners[${sort}]`);
    await rows.take('banner', { ...banner, ...link, sort } as { key: string }, (id) =>
      saveRow(rows, 'banners', id, {
        row: {
          image: pictureUrl(banner.image),
          title: banner.title,
          note: banner.note,
          ...link,
          startsAt: dateOf(banner.startsAt),
          endsAt: dateOf(banner.endsAt),
          sort,
          active: true,
        },
      }),
    );
  }
  for (const [sort, shortcut] of file.shortcuts.entries()) {
    const { icon, name, route, badge = null } = shortcut;
    await rows.take('shortcut', { ...shortcut, sort } as { key: string }, (id) =>
      saveRow(rows, 'shortcuts', id, { row: { icon, name, route, badge, sort, active: true } }),
    );
  }
  for (const [sort, section] of file.sections.entries()) {
    const { type, title, note, more = null } = section;
    await rows.take('section', { ...section, sort } as { key: string }, (id) =>
      saveRow(rows, 'homeSections', id, { row: { type, title, note, more, sort, active: true } }),
    );
  }
}

/** `news.json`: bulletins, and messages to everybody, which members find unread. */
export async function importNews(rows: Rows, file: NonNullable<Content['news.json']>): Promise<void> {
  const now = new Date(rows.now);
  for (const bulletin of file.bulletins) {
    const { title, priority, startsAt } = bulletin;
    await rows.take('bulletin', bulletin, (id) =>
      saveRow(rows, 'bulletins', id, {
        row: {
          title,
          content: cleanHtml(bulletin.content),
          priority,
          endsAt: dateOf(bulletin.endsAt),
          ...(startsAt !== undefined && { startsAt: new Date(startsAt) }),
        },
        first: { startsAt: now, createdAt: now },
      }),
    );
  }
  for (const message of file.messages) {
    const { title, link = null } = message;
    await rows.take('message', message, (id) =>
      saveRow(rows, 'messages', id, {
        row: { title, content: cleanHtml(message.content), link },
        first: { createdAt: now },
      }),
    );
  }
}

/** `help.json` */
export async function importHelp(rows: Rows, appId: string, file: NonNullable<Content['help.json']>): Promise<void> {
  for (const [sort, { faqs, ...category }] of file.categories.entries()) {
    const { name } = category;
    const categoryId = await rows.take('faqCategory', { ...category, sort } as { key: string }, (id) =>
      saveRow(rows, 'faqCategories', id, { row: { name, sort, active: true } }),
    );
    for (const [place, faq] of faqs.entries()) {
      const { question, hot } = faq;
      await rows.take('faq', { ...faq, categoryId, place } as { key: string }, (id) =>
        saveRow(rows, 'faqs', id, {
          row: { categoryId, question, answer: cleanHtml(faq.answer), hot, sort: place, active: true },
        }),
      );
    }
  }
  const set = async (key: string, content: object) => {
    const value = JSON.stringify(content);
    await rows.tx
      .insertInto('appConfig')
      .values({ appId, key, value })
      .onConflict((conflict) => conflict.columns(['appId', 'key']).doUpdateSet({ value }))
      .execute();
  };
  for (const doc of ['agreement', 'privacy'] as const) {
    const legal = file[doc];
    if (legal) await set(doc, { title: legal.title, content: cleanHtml(keptOf(legal.html).text ?? '') });
  }
  if (file.supportHours !== undefined) await set('support', { hours: file.supportHours });
}

const LEVEL = { mask: 1, refuse: 2, hold: 3 } as const;

/** `square.json` */
export async function importSquare(rows: Rows, file: NonNullable<Content['square.json']>): Promise<void> {
  for (const [sort, tag] of file.tags.entries()) {
    await rows.take('tag', { ...tag, sort } as { key: string }, (id) =>
      saveRow(rows, 'squareTags', id, { row: { tag: tag.tag, sort, active: true } }),
    );
  }
  for (const { word, what } of file.words) {
    const level = LEVEL[what];
    await rows.tx
      .insertInto('sensitiveWords')
      .values({ word, level })
      .onConflict((conflict) => conflict.column('word').doUpdateSet({ level }))
      .execute();
  }
  for (const [at, keyword] of file.hotSearches.entries()) {
    const weight = (file.hotSearches.length - at) * 10;
    await rows.tx
      .insertInto('searchKeywords')
      .values({ keyword, weight })
      .onConflict((conflict) => conflict.column('keyword').doUpdateSet({ weight }))
      .execute();
  }
}
