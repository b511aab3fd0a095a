import { MODERATION_TARGET_MS } from '@/contract/desk/moderation';
import { NavCount } from '@/desk/frame/NavCount';
import { useNow } from '@/desk/world/useNow';
import { usePoll } from '@/desk/world/usePoll';
import { POLL_MS, useQueueInfiniteQuery } from './moderationApi';

/** What waits to be judged, behind the room's word; red while something waits for too long. */
export function ModerationCount() {
  const now = useNow();
  const { data } = useQueueInfiniteQuery({ queue: 'all' }, { pollingInterval: usePoll(3 * POLL_MS) });
  const first = data?.pages[0];
  if (!first) return null;
  const { counts, oldestAt } = first;
  return <NavCount value={counts.all} over={(oldestAt ?? now) < now - MODERATION_TARGET_MS} />;
}
