import { NavCount } from '@/desk/frame/NavCount';
import { usePoll } from '@/desk/world/usePoll';
import { POLL_MS, useLetterFactsQuery } from './lettersApi';

/** Open letters, behind the room's word; red while one is late. */
export function LettersCount() {
  const { data } = useLetterFactsQuery({}, { pollingInterval: usePoll(3 * POLL_MS) });
  return data ? <NavCount value={data.counts.all} over={data.late > 0} /> : null;
}
