import type { Book, BookKind, HistoryEntry, ReadingPlace } from '@/contract/book';
import type { LocalEntry } from '@/features/reading/history/localHistorySlice';
import { type DayGroup, dayGroup } from '@/lib/time/dayGroup';

/** A row of the history, the account's or this device's. */
export interface HistoryRow {
  book: Pick<Book, 'id' | 'kind' | 'title' | 'cover' | 'status'> & Partial<Pick<Book, 'coverColor' | 'adult'>>;
  place: Pick<ReadingPlace, 'chapterId' | 'chapterIndex' | 'page' | 'total' | 'updateTime'>;
  newChapters: number;
}

/** One line of a list: the head of a group, or a row. */
export type Line<Row> = { kind: 'group'; key: string; group: DayGroup } | { kind: 'row'; key: string; row: Row };

/** Rows, the latest first, under the heads of their groups. */
export function linesOf<Row>(
  rows: readonly Row[],
  now: number,
  { keyOf, timeOf }: { keyOf: (row: Row) => number; timeOf: (row: Row) => number },
): readonly Line<Row>[] {
  const lines: Line<Row>[] = [];
  let last: DayGroup | undefined;
  for (const row of rows) {
    const group = dayGroup(timeOf(row), now);
    if (group !== last) lines.push({ kind: 'group', key: `g-${group}-${keyOf(row)}`, group });
    last = group;
    lines.push({ kind: 'row', key: `r-${keyOf(row)}`, row });
  }
  return lines;
}

export const idOf = ({ book }: HistoryEntry | HistoryRow): number => book.id;

/** What stands under which head, of books. */
export const bookLines = { keyOf: idOf, timeOf: ({ place }: HistoryRow) => place.updateTime };

/** Books of both kinds where none is chosen; films have a list of their own. */
export type HistoryKind = BookKind | 'video';

/** What a guest read here, narrowed as the server would. */
export function localRows(
  entries: readonly LocalEntry[],
  { kind, keyword }: { kind: string | undefined; keyword: string },
): readonly HistoryRow[] {
  const wanted = keyword.trim().toLowerCase();
  return entries
    .filter(({ book }) => (kind === undefined || book.kind === kind) && book.title.toLowerCase().includes(wanted))
    .map((entry) => ({ ...entry, newChapters: 0 }));
}
