import { statusApi } from '@/api/statusApi';
import { selectUid } from '@/features/session/accountSlice';
import { useAppSelector } from '@/kernel/hooks';
import { businessDayOf } from '@/lib/time/businessDay';
import { useServerNow } from '@/shell/clock/useServerNow';

/** Whether today's check-in is still to be had: what was said yesterday, by the business day, does not count any more. */
export function useCheckinDue(): boolean {
  const now = useServerNow();
  const uid = useAppSelector(selectUid);
  const status = useAppSelector(statusApi.endpoints.me.select({ uid }));
  if (!status.data) return false;
  return !status.data.checkedInToday || businessDayOf(status.fulfilledTimeStamp) < businessDayOf(now);
}
