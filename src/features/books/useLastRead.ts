import { bookApi } from '@/api/bookApi';
import type { Book, ReadingPlace } from '@/contract/book';
import { selectLocalHistory } from '@/features/reading/history/localHistorySlice';
import { selectIsMember } from '@/features/session/accountSlice';
import { useAppSelector } from '@/kernel/hooks';
import { selectAgeVerdict } from './ageGate';

const LATEST = { pageSize: 6 } as const;

/** The book that was read last, and where. */
export interface LastRead {
  book: Pick<Book, 'id' | 'kind' | 'title' | 'cover'>;
  place: Pick<ReadingPlace, 'chapterId' | 'chapterIndex' | 'page' | 'total'>;
}

/**
 * The book that was read last and may be shown: the account's, or what a guest read on this device. null: there is none;
 * undefined: the account's answer is not there yet.
 */
export function useLastRead(): LastRead | null | undefined {
  const isMember = useAppSelector(selectIsMember);
  const verdict = useAppSelector(selectAgeVerdict);
  const local = useAppSelector(selectLocalHistory);
  const { currentData, isError } = bookApi.endpoints.historyList.useInfiniteQuery(LATEST, {
    skip: !isMember,
    refetchOnMountOrArgChange: true,
  });
  if (!isMember) return local.find(({ book }) => book.status !== 'off') ?? null;
  if (!currentData) return isError ? null : undefined;
  const rows = currentData.pages[0]?.records ?? [];
  return rows.find(({ book }) => book.status !== 'off' && (verdict === 'shown' || !book.adult)) ?? null;
}
