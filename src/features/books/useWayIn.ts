import { useChapterListQuery } from '@/api/bookApi';
import type { BookDetail } from '@/contract/book';
import { selectLocalHistory } from '@/features/reading/history/localHistorySlice';
import { selectIsMember } from '@/features/session/accountSlice';
import { useAppSelector } from '@/kernel/hooks';
import { isFinished } from '@/shell/places/localPlace';
import { bookInfoText as text } from '@/text/bookInfo';

/** What the main button of a book says, and the chapter it opens; without a chapter there is nothing to open yet. */
export interface WayIn {
  label: string;
  chapterId: number | undefined;
}

/** Where reading goes on: at the place left, after it when that chapter was read to its end, else at the beginning. */
export function useWayIn({ id, kind, place: kept, first }: BookDetail): WayIn {
  const isMember = useAppSelector(selectIsMember);
  const local = useAppSelector(selectLocalHistory).find(({ book }) => book.id === id)?.place;
  const { currentData } = useChapterListQuery({ id });
  const place = isMember ? kept : local;
  if (!place) return { label: first ? text.start : text.nothingYet, chapterId: first?.id };
  if (isFinished(place)) {
    const rows = currentData?.records ?? [];
    const next = rows[rows.findIndex((row) => row.id === place.chapterId) + 1];
    if (next && rows.some((row) => row.id === place.chapterId)) {
      return { label: text.goOnNext(kind, next.index), chapterId: next.id };
    }
  }
  return { label: text.goOn(kind, place.chapterIndex, place.page + 1), chapterId: place.chapterId };
}
