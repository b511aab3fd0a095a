import { bookApi } from '@/api/bookApi';
import type { Book, ReadingPlace } from '@/contract/book';
import { selectIsMember } from '@/features/session/accountSlice';
import { useAppSelector } from '@/kernel/hooks';
import { selectAgeVerdict } from './ageGate';

const LATEST = { pageSize: 6 } as const;

/** The book that was read last and may be shown; asked anew on every visit. */
export function useLastRead():
  | { book: Pick<Book, 'id' | 'kind' | 'title' | 'cover'>; place: ReadingPlace }
  | undefined {
  const isMember = useAppSelector(selectIsMember);
  const verdict = useAppSelector(selectAgeVerdict);
  const { currentData } = bookApi.endpoints.historyList.useInfiniteQuery(LATEST, {
    skip: !isMember,
    refetchOnMountOrArgChange: true,
  });
  return currentData?.pages[0]?.records.find(
    ({ book }) => book.status !== 'off' && (verdict === 'shown' || !book.adult),
  );
}
