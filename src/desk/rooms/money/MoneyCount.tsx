import { NavCount } from '@/desk/frame/NavCount';
import { useNow } from '@/desk/world/useNow';
import { usePoll } from '@/desk/world/usePoll';
import { POLL_MS, useMoneyFactsQuery } from './moneyApi';

/** Who paid and has nothing should not wait longer, ms. */
const TARGET_MS = 30 * 60_000;

/** Payments and refused refunds that nobody has decided, behind the room's word; red while one waits for too long. */
export function MoneyCount() {
  const now = useNow();
  const { data } = useMoneyFactsQuery({}, { pollingInterval: usePoll(3 * POLL_MS) });
  if (!data || data.open + data.refusedRefunds === 0) return null;
  return <NavCount value={data.open + data.refusedRefunds} over={(data.oldestAt ?? now) < now - TARGET_MS} />;
}
