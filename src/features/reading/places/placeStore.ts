import * as v from 'valibot';
import type { StorePort } from '@/kernel/ports';
import { readKept } from '@/kernel/readKept';
import { LocalBook, LocalPlace } from '@/shell/places/localPlace';

/** Places of so many books are kept for each member; the one that was not opened for longest goes first. */
const BOOKS_MOST = 100;

/** A place as storage holds it. */
const KeptPlace = v.object({
  place: LocalPlace,
  /** The server's version it was read from or written as. */
  version: v.number(),
  /** Whether the server has it. */
  sent: v.boolean(),
});
export type KeptPlace = v.InferOutput<typeof KeptPlace>;

const Books = v.array(LocalBook);

/** One key for each member and book, so that two tabs with two books never write over each other. */
const placeKey = (uid: string, bookId: number) => `plaza:place:${uid}:${bookId}`;
/** The books in the order they were opened, latest first; a guest's under the empty uid. */
const booksKey = (uid: string) => `plaza:places:${uid}`;

/** What this device noted of a book. */
export const readPlace = (store: StorePort, uid: string, bookId: number): KeptPlace | undefined =>
  readKept(store, placeKey(uid, bookId), KeptPlace);

/** The books somebody opened here, latest first. */
export const readBooks = (store: StorePort, uid: string): LocalBook[] => readKept(store, booksKey(uid), Books) ?? [];

/** Notes a place at once: it must survive a tab that is killed a second later. */
export function writePlace(store: StorePort, uid: string, bookId: number, kept: KeptPlace): void {
  store.write(placeKey(uid, bookId), JSON.stringify(kept));
}

/** Brings a book to the top; written only when the order changes. */
export function noteBook(store: StorePort, uid: string, book: LocalBook): void {
  const before = readBooks(store, uid);
  if (JSON.stringify(before[0]) === JSON.stringify(book)) return;
  const books = [book, ...before.filter(({ id }) => id !== book.id)];
  for (const { id } of books.slice(BOOKS_MOST)) store.remove(placeKey(uid, id));
  store.write(booksKey(uid), JSON.stringify(books.slice(0, BOOKS_MOST)));
}

/** Forgets some books, or all of them. */
export function forgetBooks(store: StorePort, uid: string, bookIds?: readonly number[]): void {
  const books = readBooks(store, uid);
  const gone = bookIds ?? books.map(({ id }) => id);
  for (const id of gone) store.remove(placeKey(uid, id));
  const left = books.filter(({ id }) => !gone.includes(id));
  if (left.length > 0) store.write(booksKey(uid), JSON.stringify(left));
  else if (books.length > 0) store.remove(booksKey(uid));
}
