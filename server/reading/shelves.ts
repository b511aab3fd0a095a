import type { Reader } from '@server/db/database';
import { readingText } from '@server/text/reading';
import type { Book } from '@/contract/book';
import type { OutputOf } from '@/contract/call';
import type { readingCalls } from '@/contract/calls/reading';
import { type BookFilter, type BookSort, topBookIds } from './bookIds';
import { booksById } from './books';

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

/** Comics that had a chapter last, for a rail of another page. */
export async function updatedComics(reader: Reader, n: number, now: number): Promise<Book[]> {
  return booksById(reader, await topBookIds(reader, { kind: 'comic' }, { sort: 'update', limit: n, now }));
}

/** Books that are free for now, for a rail of another page. */
export async function limitedFree(reader: Reader, n: number, now: number): Promise<Book[]> {
  return booksById(reader, await topBookIds(reader, { pay: 'limited' }, { sort: 'hot', limit: n, now }));
}

async function banners(reader: Reader): Promise<NonNullable<Shelves['banners']>> {
  const rows = await reader
    .selectFrom('books')
    .select(['id', 'banner', 'note'])
    .where('bannerSort', 'is not', null)
    .where('status', '<>', 'off')
    .orderBy('bannerSort')
    .execute();
  const books = await booksById(
    reader,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, banner, note }) => {
    const book = books.find((one) => one.id === id);
    return book === undefined ? [] : { book, image: banner, note };
  });
}

/** The first screen of the shelves; a rail without books is left out. */
export async function bookShelves(reader: Reader, now: number): Promise<Shelves> {
  const rails = [];
  for (const { type, filter, sort } of RAILS) {
    const items = await booksById(reader, await topBookIds(reader, filter, { sort, limit: RAIL, now }));
    if (items.length > 0) rails.push({ type, title: readingText.rails[type], items });
  }
  return { banners: await banners(reader), rails };
}
