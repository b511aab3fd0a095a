import { businessDate } from '@server/businessDay';
import type { Tx } from '@server/db/database';
import { rng } from '@server/random';
import { remakeRanks } from '@server/reading/ranks';
import { sql } from 'kysely';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Writers and demo accounts; the loner (42) reads nothing, to show what empty shelves say. */
const PEOPLE = 44;
const LONER = 42;

interface SeededBook {
  id: number;
  chapterCount: number;
  updatedAt: Date;
  viewCount: number;
}

async function seedShelves(tx: Tx, books: readonly SeededBook[], now: number): Promise<void> {
  const r = rng('reading/shelves');
  const subscriptions = [];
  const places = [];
  const most = Math.max(...books.map(({ viewCount }) => viewCount));
  for (let userId = 1; userId <= PEOPLE; userId += 1) {
    if (userId === LONER) continue;
    for (const book of books) {
      const begun = now - Math.floor(r.n(1, 26) * DAY_MS);
      if (r.b(0.12 + (0.7 * book.viewCount) / most)) {
        const seen = Math.max(0, book.chapterCount - (r.b(0.4) ? 1 : 0));
        subscriptions.push({ userId, bookId: book.id, seen, createdAt: new Date(begun) });
      }
      if (r.b(0.22)) places.push({ userId, book, idx: r.i(1, Math.min(3, book.chapterCount)), at: begun });
    }
  }
  await tx.insertInto('bookSubscriptions').values(subscriptions).execute();
  const chapters = await tx
    .selectFrom('chapters')
    .select(['id', 'bookId', 'idx', 'pageCount'])
    .where('idx', '<=', 3)
    .execute();
  const rows = places
    .sort((one, other) => one.at - other.at)
    .flatMap(({ userId, book, idx, at }) => {
      const chapter = chapters.find((one) => one.bookId === book.id && one.idx === idx);
      const total = chapter?.pageCount ?? 4;
      if (chapter === undefined) return [];
      const page = r.i(0, total - 1);
      return {
        userId,
        bookId: book.id,
        chapterId: chapter.id,
        page,
        total,
        updatedAt: new Date(Math.min(now - HOUR_MS, at + 2 * DAY_MS)),
        hiddenAt: null,
      };
    });
  await tx.insertInto('readingPlaces').values(rows).execute();
  await sql`insert into chapter_reads (user_id, book_id, chapter_id, created_at)
    select p.user_id, p.book_id, c.id, p.updated_at from reading_places p
    join chapters here on here.id = p.chapter_id
    join chapters c on c.book_id = p.book_id and (c.idx < here.idx or (c.idx = here.idx and p.page >= p.total - 1))`.execute(
    tx,
  );
  await sql`update books b set subscribe_count = (select count(*) from book_subscriptions s where s.book_id = b.id)`.execute(
    tx,
  );
}

/** Today's ranks, and yesterday's a little otherwise, so that books move. */
async function seedRanks(tx: Tx, books: readonly SeededBook[], now: number): Promise<void> {
  await remakeRanks(tx, now - DAY_MS);
  const r = rng('reading/ranks');
  const [today, yesterday] = [businessDate(now), businessDate(now - DAY_MS)];
  await remakeRanks(tx, now);
  const shuffled = books.map(({ id }) => ({ id, drift: r.i(-2, 2) }));
  for (const { id, drift } of shuffled) {
    if (drift === 0) continue;
    await sql`update book_ranks set place = greatest(1, place + ${drift}) where day = ${yesterday} and book_id = ${id}`.execute(
      tx,
    );
  }
  // What came last week was not ranked yesterday: newcomers show as such.
  await sql`delete from book_ranks r using books b where b.id = r.book_id and r.day = ${yesterday}
    and r.day < ${today} and b.published_at > ${new Date(now - 7 * DAY_MS)}`.execute(tx);
}

/** Who reads what: shelves, places and ranks of the demo. */
export async function seedReaders(tx: Tx, now: number): Promise<void> {
  const books = await tx
    .selectFrom('books')
    .select(['id', 'chapterCount', 'updatedAt', 'viewCount'])
    .orderBy('id')
    .execute();
  await seedShelves(tx, books, now);
  await seedRanks(tx, books, now);
}
