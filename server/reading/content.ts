import type { ServerContext } from '@server/context';
import type { Reader } from '@server/db/database';
import type { Viewer } from '@server/people/viewer';
import type { ChapterContent, ComicPage } from '@/contract/book';
import { accessTo } from './access';
import { findChapter, openBook, type StoredChapter } from './books';
import { readIn, toChapter } from './chapters';
import { offerOf } from './offer';
import { ownPages } from './ownPages';
import { pagesExpireAt, pageUrl } from './pageTicket';

type Drawing = Pick<ServerContext, 'secret' | 'demo'>;

async function picturesOf(
  reader: Reader,
  chapter: StoredChapter,
  { secret, demo, now }: Drawing & { now: number },
): Promise<ComicPage[]> {
  const own = await ownPages(reader, chapter.id);
  if (own.length > 0) {
    return own.map(({ place, w, h }) => ({
      url: pageUrl({ chapterId: chapter.id, place }, { secret, now }),
      w,
      h,
      bubbles: [],
    }));
  }
  const pages = demo?.pages(chapter.source ?? '') ?? [];
  return pages.map(({ w, h, bubbles }, place) => ({
    url: pageUrl({ chapterId: chapter.id, place }, { secret, now }),
    w,
    h,
    bubbles,
  }));
}

async function textOf(reader: Reader, chapter: StoredChapter, { demo }: Drawing): Promise<string[]> {
  const told = demo?.paragraphs(chapter.source ?? '');
  if (told !== undefined) return told;
  const row = await reader
    .selectFrom('chapterTexts')
    .select('body')
    .where('chapterId', '=', chapter.id)
    .executeTakeFirst();
  return row?.body.split('\n') ?? [];
}

async function neighbour(reader: Reader, bookId: number, idx: number): Promise<number | null> {
  const row = await reader
    .selectFrom('chapters')
    .select('id')
    .where('bookId', '=', bookId)
    .where('idx', '=', idx)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A chapter opened by somebody; a locked one comes without its pages and with what it costs. */
export async function chapterContent(
  reader: Reader,
  { id, cid }: { id: number; cid: number },
  viewer: Viewer,
  drawing: Drawing,
): Promise<ChapterContent> {
  const { userId, now } = viewer;
  const book = await openBook(reader, id, userId);
  const chapter = await findChapter(reader, id, cid);
  const access = (await accessTo(reader, book, [chapter], viewer))(chapter);
  const read = (await readIn(reader, id, userId)).has(cid);
  const { locked } = access;
  const hasPictures = !locked && book.kind === 'comic';
  return {
    chapter: toChapter(chapter, book, { access, read, now }),
    book: { id, kind: book.kind, title: book.title, cover: book.cover, status: book.status },
    prevId: await neighbour(reader, id, chapter.idx - 1),
    nextId: await neighbour(reader, id, chapter.idx + 1),
    pages: hasPictures ? await picturesOf(reader, chapter, { ...drawing, now }) : [],
    paragraphs: locked || book.kind === 'comic' ? [] : await textOf(reader, chapter, drawing),
    urlsExpireAt: hasPictures ? pagesExpireAt(now) : null,
    offer: locked ? await offerOf(reader, book, chapter, viewer) : null,
  };
}
