import { rowsOf } from '@/api/feed';
import { welfareApi } from '@/api/welfareApi';
import type { WelfareHistoryEntry } from '@/contract/welfare';
import { selectUid } from '@/features/session/accountSlice';
import { useAppSelector } from '@/kernel/hooks';

const SHOWN = 8;

/** Films begun and not finished, the latest first; none for a guest or when they cannot be read, `undefined` while they are under way. */
export function useBegun(): readonly WelfareHistoryEntry[] | undefined {
  const uid = useAppSelector(selectUid);
  const { data, isError } = welfareApi.endpoints.welfareHistory.useInfiniteQuery(undefined, { skip: !uid });
  if (!uid) return [];
  if (!data && !isError) return undefined;
  return rowsOf(data, ({ id }) => id).slice(0, SHOWN);
}
