import type { Reader, Tx } from '@server/db/database';
import type { ReadingPlaceRow } from '@server/db/schema/reading';
import { epochMs } from '@server/db/together';
import { noteTask } from '@server/tasks/progress';
import { type Selectable, sql } from 'kysely';
import type { ReadingPlace } from '@/contract/book';
import { findBook, findChapter, type StoredChapter } from './books';

export type StoredPlace = Selectable<ReadingPlaceRow>;

/** A place as it is shown. */
export function toPlace(place: StoredPlace, chapter: Pick<StoredChapter, 'idx' | 'title'>): ReadingPlace {
  return {
    chapterId: place.chapterId,
    chapterIndex: chapter.idx,
    chapterTitle: chapter.title,
    page: place.page,
    offset: place.part,
    total: place.total,
    updateTime: place.updatedAt.getTime(),
    version: place.version,
    device: place.device,
  };
}

/** SQL: where a member stands in a book; null before the first page. */
export const storedPlaceOf = (bookId: number, userId: number) =>
  sql<ReadingPlace | null>`select json_build_object('chapterId', p.chapter_id, 'chapterIndex', c.idx, 'chapterTitle', c.title,
    'page', p.page, 'offset', p.part, 'total', p.total, 'updateTime', ${epochMs('p.updated_at')}, 'version', p.version,
    'device', p.device) from reading_places p join chapters c on c.id = p.chapter_id
    where p.user_id = ${userId} and p.book_id = ${bookId}`;

async function storedPlace(reader: Reader, bookId: number, userId: number): Promise<StoredPlace | undefined> {
  return reader
    .selectFrom('readingPlaces')
    .selectAll()
    .where('userId', '=', userId)
    .where('bookId', '=', bookId)
    .executeTakeFirst();
}

/** Where a member stands in a book; null before the first page. */
export async function readingPlace(
  reader: Reader,
  bookId: number,
  userId: number | null,
): Promise<ReadingPlace | null> {
  const place = userId === null ? undefined : await storedPlace(reader, bookId, userId);
  return place === undefined ? null : toPlace(place, await findChapter(reader, bookId, place.chapterId));
}

/** What a device writes down. */
export interface PlaceWish {
  id: number;
  chapterId: number;
  page: number;
  offset: number;
  total: number;
  baseVersion: number;
  device?: string | undefined;
  force?: boolean | undefined;
}

const atEnd = ({ page, total }: { page: number; total: number }) => total > 0 && page >= total - 1;

/** Marks a chapter as read once its last page was reached; each arrival there counts for the day's task. */
async function markRead(tx: Tx, before: StoredPlace | undefined, after: StoredPlace): Promise<void> {
  const { userId, bookId, chapterId, updatedAt } = after;
  if (!atEnd(after)) return;
  if (before !== undefined && before.chapterId === chapterId && atEnd(before)) return;
  await tx
    .insertInto('chapterReads')
    .values({ userId, bookId, chapterId, createdAt: updatedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await noteTask(tx, userId, 'readChapter', updatedAt.getTime(), String(chapterId));
}

/**
 * Writes a place down and brings the book to the top of the history; places may go backwards. A write whose base is not
 * the stored version is a `conflict` unless it is forced or the same device wrote last (its own lost answer).
 */
export async function savePlace(
  tx: Tx,
  wish: PlaceWish,
  { userId, now }: { userId: number; now: number },
): Promise<{ place: ReadingPlace; conflict: boolean }> {
  await findBook(tx, wish.id);
  const chapter = await findChapter(tx, wish.id, wish.chapterId);
  // Two devices at once: the second waits, and then sees what the first wrote.
  await sql`select pg_advisory_xact_lock(${wish.id}, ${userId})`.execute(tx);
  const before = await storedPlace(tx, wish.id, userId);
  const device = wish.device ?? '';
  const isOwn = before === undefined || (device !== '' && before.device === device);
  if (before !== undefined && before.version !== wish.baseVersion && !isOwn && wish.force !== true) {
    return { place: toPlace(before, await findChapter(tx, wish.id, before.chapterId)), conflict: true };
  }
  const fields = {
    chapterId: wish.chapterId,
    page: wish.page,
    part: Math.min(1, Math.max(0, wish.offset)),
    total: wish.total,
    device,
    updatedAt: new Date(now),
    hiddenAt: null,
  };
  const after = await tx
    .insertInto('readingPlaces')
    .values({ userId, bookId: wish.id, ...fields })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'bookId']).doUpdateSet((eb) => ({
        ...fields,
        version: eb('readingPlaces.version', '+', 1),
        bump: sql<number>`nextval('reading_bumps')`,
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  await markRead(tx, before, after);
  return { place: toPlace(after, chapter), conflict: false };
}
