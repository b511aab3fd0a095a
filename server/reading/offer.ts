import type { Reader } from '@server/db/database';
import { ProductError } from '@server/errors';
import type { Item } from '@server/money/buy';
import type { Viewer } from '@server/people/viewer';
import type { ChapterContent } from '@/contract/book';
import { code } from '@/contract/codes';
import { accessTo } from './access';
import type { StoredBook, StoredChapter } from './books';
import { type ReadingRules, readingRules } from './rules';

/** Chapters with what each costs now. */
export interface Quote {
  items: Item[];
  price: number;
  originPrice: number;
}

/** Chapters of a book that this asker could buy, in their order. */
export async function forSale(reader: Reader, book: StoredBook, viewer: Viewer): Promise<StoredChapter[]> {
  if (book.status === 'off') return [];
  const rows = await reader
    .selectFrom('chapters')
    .selectAll()
    .where('bookId', '=', book.id)
    .where('price', '>', 0)
    .orderBy('idx')
    .execute();
  const accessOf = await accessTo(reader, book, rows, viewer);
  return rows.filter((row) => accessOf(row).locked);
}

/** What chapters come to, percent taken off the sum and spread over them so that whole diamonds add up. */
function quote(chapters: readonly StoredChapter[], percentOff: number): Quote {
  const reduced = (sum: number) => Math.ceil((sum * (100 - percentOff)) / 100);
  let before = 0;
  const items = chapters.map(({ id, price }) => {
    const item = { id, price: reduced(before + price) - reduced(before) };
    before += price;
    return item;
  });
  return { items, price: reduced(before), originPrice: before };
}

/** Whether so many chapters cost less: ten, or all that are left from the first of them on (contract 3). */
function isBatch(chapters: readonly StoredChapter[], sale: readonly StoredChapter[], rules: ReadingRules): boolean {
  if (chapters.length >= rules.batchSize) return true;
  const first = Math.min(...chapters.map(({ idx }) => idx));
  return chapters.length > 1 && chapters.length === sale.filter(({ idx }) => idx >= first).length;
}

/** The price of some of the chapters on sale; 1001 for more than one purchase may take. */
export function quoteOf(
  chapters: readonly StoredChapter[],
  sale: readonly StoredChapter[],
  rules: ReadingRules,
): Quote {
  if (chapters.length > rules.batchLimit) {
    throw new ProductError(code.badParameter, 'tooManyChapters', { field: 'chapterIds' });
  }
  return quote(chapters, isBatch(chapters, sale, rules) ? rules.batchDiscount : 0);
}

/** Ways to open a locked chapter: by itself, with the next ten, with the rest, or as VIP. */
export async function offerOf(
  reader: Reader,
  book: StoredBook,
  chapter: StoredChapter,
  viewer: Viewer,
): Promise<ChapterContent['offer']> {
  if (book.status === 'off') return null;
  const rules = await readingRules(reader);
  const sale = await forSale(reader, book, viewer);
  const rest = sale.filter(({ idx }) => idx >= chapter.idx);
  const isSold = chapter.price > 0;
  const sizes = [rules.batchSize, rest.length].filter((size) => size > 1 && size <= rest.length);
  const batches = [...new Set(sizes)]
    .filter((size) => size <= rules.batchLimit)
    .map((size) => {
      const { items, price, originPrice } = quoteOf(rest.slice(0, size), sale, rules);
      return { chapterIds: items.map(({ id }) => id), price, originPrice };
    });
  return { price: chapter.price, batches: isSold ? batches : [], vipFree: true };
}
