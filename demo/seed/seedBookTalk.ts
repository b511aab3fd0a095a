import { bookTalk } from '@demo/content/bookTalk';
import { comics } from '@demo/content/comics';
import { novels } from '@demo/content/novels';
import type { Tx } from '@server/db/database';
import { rng } from '@server/random';
import { sql } from 'kysely';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The oldest word on a book lies so far back, however old the book. */
const SPAN_DAYS = 45;

/** What readers wrote about the books and their chapters, each some time after what it speaks of came out. */
export async function seedBookTalk(tx: Tx, now: number): Promise<void> {
  const titles = new Map([...comics, ...novels].map(({ key, title }) => [key, title]));
  const books = await tx.selectFrom('books').select(['id', 'title']).execute();
  const chapters = await tx
    .selectFrom('chapters')
    .select(['id', 'bookId', 'idx', 'publishedAt'])
    .where('idx', '<', 10)
    .execute();
  const r = rng('reading/talk');
  const rows = bookTalk.flatMap(({ book, said }) => {
    const bookId = books.find(({ title }) => title === titles.get(book))?.id;
    if (bookId === undefined) throw new Error(`talk about no book: ${book}`);
    return said.map(([authorId, idx, content]) => {
      const chapter = chapters.find((one) => one.bookId === bookId && one.idx === idx);
      if (idx !== null && chapter === undefined) throw new Error(`talk about no chapter: ${book} ${idx}`);
      const since = Math.max(chapter?.publishedAt.getTime() ?? 0, now - SPAN_DAYS * DAY_MS);
      const at = Math.round(since + (now - HOUR_MS - since) * r.n(0, 1));
      return { bookId, chapterId: chapter?.id ?? null, authorId, content, createdAt: new Date(at), deletedAt: null };
    });
  });
  rows.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  await tx.insertInto('bookComments').values(rows).execute();
  await sql`update chapters c set comment_count = m.n
    from (select chapter_id, count(*) as n from book_comments where chapter_id is not null group by 1) m
    where m.chapter_id = c.id`.execute(tx);
}
