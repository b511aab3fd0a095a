import { pagesOf } from '@demo/art/comics/pages';
import { lch } from '@demo/art/oklch';
import type { BookCard } from '@demo/content/bookContent';
import { coverNumber } from '@demo/content/bookCovers';
import { bookLabels } from '@demo/content/bookLabels';
import { comics } from '@demo/content/comics';
import { LOG_ENTRIES, logEntry } from '@demo/content/lighthouse';
import { lighthouseCard } from '@demo/content/lighthouseCard';
import { novels } from '@demo/content/novels';
import type { Tx } from '@server/db/database';
import type { BookRow, ChapterRow } from '@server/db/schema/reading';
import { mediaPath } from '@server/media/kinds';
import type { Insertable } from 'kysely';
import { boundary } from './boundary';
import { continueIds } from './identity';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Rows of one insert: a statement takes 65,535 parameters. */
const BATCH = 500;

/** A chapter before it is in its book. */
interface Draft {
  title: string;
  volume?: string;
  pageCount?: number;
  wordCount?: number;
  source?: string;
  body?: string;
}

interface Draught {
  card: BookCard;
  kind: 'comic' | 'novel';
  hue: number;
  picture: number;
  chapters: Draft[];
}

const FREE_CHAPTERS = 3;
const lettersOf = (text: string) => [...text.replace(/\s/g, '')].length;

function drafts(): Draught[] {
  const drawn = comics.map(
    (comic, at): Draught => ({
      card: comic,
      kind: 'comic',
      hue: comic.hue,
      picture: coverNumber.comic(at),
      chapters: comic.chapters.map(({ title, script }, n) => ({
        title,
        pageCount: pagesOf(script).length,
        source: `comic/${comic.key}/${n + 1}`,
      })),
    }),
  );
  const written = novels.map(
    (novel, at): Draught => ({
      card: novel,
      kind: 'novel',
      hue: novel.hue,
      picture: coverNumber.novel(at),
      chapters: novel.chapters.map(({ title, text }) => {
        const body = text
          .split('\n')
          .map((line) => line.trim())
          .filter((line) => line !== '')
          .join('\n');
        return { title, wordCount: lettersOf(body), body };
      }),
    }),
  );
  const log: Draught = {
    card: lighthouseCard,
    kind: 'novel',
    hue: 235,
    picture: coverNumber.log,
    chapters: Array.from({ length: LOG_ENTRIES }, (_, n) => {
      const { title, volume, paragraphs } = logEntry(n + 1);
      return { title, volume, wordCount: lettersOf(paragraphs.join('')), source: `log/${n + 1}` };
    }),
  };
  return [...drawn, ...written, log];
}

/** How the chapters of a book lie in time, the last one `updated` hours ago. */
function momentOf({ updated, published }: BookCard, n: number, count: number, now: number): number {
  const last = now - updated * HOUR_MS;
  const first = now - published * DAY_MS;
  return count < 2 ? last : Math.round(first + ((last - first) * n) / (count - 1));
}

function bookRow(
  { card, kind, hue, picture, chapters }: Draught,
  id: number,
  bannerSort: number | null,
  now: number,
): Insertable<BookRow> {
  const words = chapters.reduce((sum, { wordCount = 0 }) => sum + wordCount, 0);
  return {
    id,
    kind,
    title: card.title,
    author: card.author,
    cover: mediaPath('book', picture),
    coverColor: lch(0.66, 0.1, hue),
    banner: card.note === undefined ? '' : mediaPath('bookwide', picture),
    note: card.note ?? '',
    bannerSort,
    intro: card.intro,
    status: card.status,
    pay: card.pay,
    freeUntil: card.freeHours === undefined ? null : boundary(now + card.freeHours * HOUR_MS, now),
    adult: card.adult ?? false,
    hot: card.hot ?? false,
    score: card.score,
    wordCount: kind === 'novel' ? words : null,
    viewCount: card.views,
    chapterCount: chapters.length,
    weekday: card.status === 'ongoing' ? (card.weekday ?? null) : null,
    publishedAt: new Date(now - card.published * DAY_MS),
    updatedAt: new Date(now - card.updated * HOUR_MS),
  };
}

function chapterRows(
  { card, chapters }: Draught,
  bookId: number,
  firstId: number,
  now: number,
): Insertable<ChapterRow>[] {
  const free = card.free ?? FREE_CHAPTERS;
  return chapters.map((chapter, n) => {
    const isFree = card.pay === 'free' || n < free;
    const isSold = card.pay === 'coin' || card.pay === 'limited';
    return {
      id: firstId + n,
      bookId,
      idx: n + 1,
      volume: chapter.volume ?? null,
      title: chapter.title,
      pay: isFree ? 'free' : isSold ? 'coin' : 'vip',
      price: !isFree && isSold ? (card.price ?? 3) : 0,
      freeUntil: null,
      pageCount: chapter.pageCount ?? null,
      wordCount: chapter.wordCount ?? null,
      source: chapter.source ?? null,
      publishedAt: new Date(momentOf(card, n, chapters.length, now)),
    };
  });
}

async function insertChapters(tx: Tx, rows: Insertable<ChapterRow>[]): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) {
    await tx
      .insertInto('chapters')
      .values(rows.slice(at, at + BATCH))
      .execute();
  }
}

/** The comics and novels of the demo with their labels and chapters. */
export async function seedBooks(tx: Tx, now: number): Promise<void> {
  await tx
    .insertInto('bookLabels')
    .values(bookLabels.map((name, at) => ({ id: at + 1, name, sort: at })))
    .execute();
  let chapterId = 1;
  let banner = 0;
  for (const [at, draught] of drafts().entries()) {
    const id = at + 1;
    const { card, chapters } = draught;
    const bannerSort = card.note === undefined ? null : banner++;
    await tx
      .insertInto('books')
      .values(bookRow(draught, id, bannerSort, now))
      .execute();
    const links = card.labels.map((name, place) => ({ bookId: id, labelId: bookLabels.indexOf(name) + 1, place }));
    await tx.insertInto('bookLabelLinks').values(links).execute();
    await insertChapters(tx, chapterRows(draught, id, chapterId, now));
    const texts = chapters.flatMap(({ body }, n) => (body === undefined ? [] : { chapterId: chapterId + n, body }));
    if (texts.length > 0) await tx.insertInto('chapterTexts').values(texts).execute();
    chapterId += chapters.length;
  }
  await continueIds(tx, 'bookLabels', 'books', 'chapters');
}
