import { bulletins } from '@demo/content/bulletins';
import { faqCategories } from '@demo/content/faqs';
import { home } from '@demo/content/home';
import { messages } from '@demo/content/messages';
import { sensitiveWords, squareTags } from '@demo/content/square';
import type { Tx } from '@server/db/database';
import { mediaPath } from '@server/media/kinds';
import { cleanHtml } from '@server/platform/cleanHtml';
import { boundary } from './boundary';
import { continueIds } from './identity';

async function seedHome(tx: Tx, now: number): Promise<void> {
  const banners = home.banners.map(
    ({ id, art, variant, title, note, linkType, linkValue, startBefore, endBefore }) => ({
      id,
      image: mediaPath('banner', art, variant),
      title,
      note,
      linkType,
      linkValue,
      startsAt: boundary(now - startBefore, now),
      endsAt: endBefore === undefined ? null : boundary(now - endBefore, now),
      sort: id,
    }),
  );
  await tx.insertInto('banners').values(banners).execute();
  await tx
    .insertInto('shortcuts')
    .values(home.shortcuts.map((shortcut, sort) => ({ ...shortcut, badge: null, sort })))
    .execute();
  await tx
    .insertInto('homeSections')
    .values(home.sections.map((section, sort) => ({ ...section, sort })))
    .execute();
  await continueIds(tx, 'banners');
}

async function seedFaqs(tx: Tx): Promise<void> {
  await tx
    .insertInto('faqCategories')
    .values(faqCategories.map(({ id, name }) => ({ id, name, sort: id })))
    .execute();
  const faqs = faqCategories.flatMap((category) =>
    category.faqs.map(({ id, question, answer, hot = false }) => ({
      id,
      categoryId: category.id,
      question,
      answer: cleanHtml(answer),
      hot,
      sort: id,
    })),
  );
  await tx.insertInto('faqs').values(faqs).execute();
  await continueIds(tx, 'faqCategories', 'faqs');
}

/** Bulletins, the messages to everybody and to demo members (by key), the home page, questions, the square's tags and words. */
export async function seedContent(tx: Tx, memberIds: ReadonlyMap<string, number>, now: number): Promise<void> {
  await tx
    .insertInto('bulletins')
    .values(
      bulletins.map(({ id, posType, title, content, priority, startsBefore, endsBefore, createdBefore }) => ({
        id,
        posType,
        title,
        content: cleanHtml(content),
        priority,
        startsAt: boundary(now - startsBefore, now),
        endsAt: endsBefore === undefined ? null : boundary(now - endsBefore, now),
        createdAt: new Date(now - createdBefore),
      })),
    )
    .execute();
  await tx
    .insertInto('messages')
    .values(
      messages.map(({ id, kind, title, content, link, before, to }) => ({
        id,
        kind,
        title,
        content: cleanHtml(content),
        link: link ?? null,
        targetUserId: to === undefined ? null : (memberIds.get(to) ?? null),
        createdAt: new Date(now - before),
      })),
    )
    .execute();
  await seedHome(tx, now);
  await seedFaqs(tx);
  await tx
    .insertInto('squareTags')
    .values(squareTags.map(({ id, tag }) => ({ id, tag, sort: id })))
    .execute();
  await tx
    .insertInto('sensitiveWords')
    .values([...sensitiveWords])
    .execute();
  await continueIds(tx, 'bulletins', 'messages', 'squareTags');
}
