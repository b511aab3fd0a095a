import type { Reader, Tx } from '@server/db/database';
import { ProductError } from '@server/errors';
import { buy } from '@server/money/buy';
import { lockAccount } from '@server/money/ledger';
import { readingText } from '@server/text/reading';
import type { Unlocked } from '@/contract/book';
import { code } from '@/contract/codes';
import { accessTo } from './access';
import { openBook, type StoredBook, type StoredChapter } from './books';
import { forSale, type Quote, quoteOf } from './offer';
import { readingRules } from './rules';

/** Whose wish, when. */
interface Buyer {
  userId: number;
  now: number;
}

/** One intent to open chapters of a book. */
export interface UnlockWish {
  id: number;
  chapterIds: readonly number[];
  /** The sum the member saw; another answers 3006 with `data.price`. */
  expectPrice: number;
  requestId: string;
}

async function wanted(reader: Reader, bookId: number, ids: readonly number[]): Promise<StoredChapter[]> {
  const { batchLimit } = await readingRules(reader);
  const unique = [...new Set(ids)];
  if (unique.length === 0 || unique.length > batchLimit) {
    throw new ProductError(code.badParameter, 'tooManyChapters', { field: 'chapterIds' });
  }
  const rows = await reader
    .selectFrom('chapters')
    .selectAll()
    .where('bookId', '=', bookId)
    .where('id', 'in', unique)
    .orderBy('idx')
    .execute();
  if (rows.length < unique.length) throw new ProductError(code.notFound, 'chapterGone');
  return rows;
}

/** What of the wish is still to be paid; 3005 when there is a chapter in it that only VIP opens. */
async function due(reader: Reader, book: StoredBook, chapters: readonly StoredChapter[], buyer: Buyer): Promise<Quote> {
  const accessOf = await accessTo(reader, book, chapters, buyer);
  const locked = chapters.filter((chapter) => accessOf(chapter).locked);
  if (locked.length > 0 && book.status === 'off') throw new ProductError(code.notOpen, 'bookOff');
  if (locked.some(({ price }) => price === 0)) throw new ProductError(code.vipOnly, 'chapterVipOnly');
  const sale = await forSale(reader, book, buyer);
  return locked.length === 0
    ? { items: [], price: 0, originPrice: 0 }
    : quoteOf(locked, sale, await readingRules(reader));
}

/** What some chapters cost a member now: what is open already costs nothing. */
export async function chaptersPrice(
  reader: Reader,
  { id, chapterIds }: { id: number; chapterIds: readonly number[] },
  buyer: Buyer,
) {
  const book = await openBook(reader, id, buyer.userId);
  const { items, price, originPrice } = await due(reader, book, await wanted(reader, id, chapterIds), buyer);
  return { chapterIds: items.map((item) => item.id), price, originPrice };
}

/** Chapters this very intent has paid for before. */
async function paidBefore(tx: Tx, userId: number, requestId: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('purchases')
    .select('itemId')
    .where('userId', '=', userId)
    .where('requestId', '=', requestId)
    .execute();
  return rows.map(({ itemId }) => itemId);
}

/** 1001 where a request that has paid comes again with chapters that it did not pay for and that are not open either. */
async function requireNoMore(tx: Tx, book: StoredBook, more: readonly StoredChapter[], buyer: Buyer): Promise<void> {
  const accessOf = await accessTo(tx, book, more, buyer);
  if (more.some((chapter) => accessOf(chapter).locked)) {
    throw new ProductError(code.badParameter, 'requestReused', { field: 'requestId' });
  }
}

/**
 * Opens chapters for good. The account is locked before anything is judged, so that twenty taps, two tabs or a repeated
 * request pay once; what is open already (bought, VIP, free for now) costs nothing.
 */
export async function unlockChapters(tx: Tx, wish: UnlockWish, buyer: Buyer): Promise<Unlocked> {
  const { userId, now } = buyer;
  const { balance } = await lockAccount(tx, userId);
  const book = await openBook(tx, wish.id, userId);
  const chapters = await wanted(tx, wish.id, wish.chapterIds);
  const chapterIds = chapters.map(({ id }) => id);
  const before = await paidBefore(tx, userId, wish.requestId);
  const isRepeat = before.length > 0;
  if (isRepeat) {
    const more = chapters.filter(({ id }) => !before.includes(id));
    await requireNoMore(tx, book, more, buyer);
  }
  const items = isRepeat
    ? chapters.map(({ id, price }) => ({ id, price }))
    : (await due(tx, book, chapters, buyer)).items;
  if (items.length === 0) return { chapterIds, charged: 0, balanceAfter: balance, repeated: false };
  const [first] = chapters;
  const title = readingText.chapterPurchase(book.title, first?.idx ?? 0, items.length);
  const { requestId, expectPrice } = wish;
  const bought = await buy(tx, { userId, kind: 'chapter', items, expectPrice, requestId, title, vipFree: true, now });
  return { chapterIds, ...bought };
}
