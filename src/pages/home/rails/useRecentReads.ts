import { bookApi } from '@/api/bookApi';
import { selectAgeVerdict } from '@/features/books/ageGate';
import type { LastRead } from '@/features/books/useLastRead';
import { selectLocalHistory } from '@/features/reading/history/localHistorySlice';
import { selectIsMember } from '@/features/session/accountSlice';
import { useAppSelector } from '@/kernel/hooks';

const LATEST = { pageSize: 6 } as const;

/** The books that were read last and may be shown: the account's, or what a guest read on this device. */
export function useRecentReads(): readonly LastRead[] {
  const isMember = useAppSelector(selectIsMember);
  const verdict = useAppSelector(selectAgeVerdict);
  const local = useAppSelector(selectLocalHistory);
  const { currentData } = bookApi.endpoints.historyList.useInfiniteQuery(LATEST, {
    skip: !isMember,
    refetchOnMountOrArgChange: true,
  });
  if (!isMember) return local.filter(({ book }) => book.status !== 'off').slice(0, LATEST.pageSize);
  const rows = currentData?.pages[0]?.records ?? [];
  return rows.filter(({ book }) => book.status !== 'off' && (verdict === 'shown' || !book.adult));
}
