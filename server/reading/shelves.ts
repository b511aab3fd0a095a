import type { Reader } from '@server/db/database';
import { together } from '@server/db/together';
import { readingText } from '@server/text/reading';
import { type RawBuilder, sql } from 'kysely';
import type { Book } from '@/contract/book';
import type { OutputOf } from '@/contract/call';
import type { readingCalls } from '@/contract/calls/reading';
import { type BookFilter, type BookSort, topBooks } from './bookIds';
import { bookCards } from './books';

/** Books of a rail. */
const RAIL = 9;

type Shelves = OutputOf<typeof readingCalls.bookShelves>;
type RailType = NonNullable<Shelves['rails']>[number]['type'];

const RAILS: readonly { type: RailType; filter: BookFilter; sort: BookSort }[] = [
  { type: 'updated', filter: { kind: 'comic' }, sort: 'update' },
  { type: 'limited', filter: { pay: 'limited' }, sort: 'hot' },
  { type: 'novels', filter: { kind: 'novel' }, sort: 'hot' },
  { type: 'new', filter: {}, sort: 'new' },
  { type: 'finished', filter: { kind: 'comic', status: 'finished' }, sort: 'hot' },
];

async function rail(reader: Reader, ...[filter, order]: Parameters<typeof topBooks>): Promise<Book[]> {
  const { cards } = await together(reader, { cards: bookCards(topBooks(filter, order)) });
  return cards;
}

/** Comics that had a chapter last, for a rail of another page. */
export function updatedComics(reader: Reader, n: number, now: number): Promise<Book[]> {
  return rail(reader, { kind: 'comic' }, { sort: 'update', limit: n, now });
}

/** Books that are free for now, for a rail of another page. */
export function limitedFree(reader: Reader, n: number, now: number): Promise<Book[]> {
  return rail(reader, { pay: 'limited' }, { sort: 'hot', limit: n, now });
}

interface StoredBanner {
  id: number;
  image: string;
  note: string;
}

/** The first screen of the shelves in one statement; a rail without books is left out. */
export async function bookShelves(reader: Reader, now: number): Promise<Required<Shelves>> {
  const shown = sql`from books b where b.banner_sort is not null and b.status <> 'off'`;
  const rails = Object.fromEntries(
    RAILS.map(({ type, filter, sort }) => [type, bookCards(topBooks(filter, { sort, limit: RAIL, now }))]),
  );
  const found = await together<{ banners: StoredBanner[]; books: Book[] } & Record<RailType, Book[]>>(reader, {
    ...(rails as Record<RailType, RawBuilder<Book[]>>),
    banners: sql`select coalesce(json_agg(json_build_object('id', b.id, 'image', b.banner, 'note', b.note)
      order by b.banner_sort), '[]') ${shown}`,
    books: bookCards(sql`select b.id, b.banner_sort as n ${shown}`),
  });
  const bookOf = new Map(found.books.map((book) => [book.id, book]));
  return {
    banners: found.banners.flatMap(({ id, ...banner }) => {
      const book = bookOf.get(id);
      return book === undefined ? [] : { book, ...banner };
    }),
    rails: RAILS.flatMap(({ type }) =>
      found[type].length > 0 ? { type, title: readingText.rails[type], items: found[type] } : [],
    ),
  };
}
