import { NavCount } from '@/desk/frame/NavCount';
import { usePoll } from '@/desk/world/usePoll';
import { POLL_MS, useRecordingFactsQuery } from './recordingsApi';

/** Recordings that nobody has looked at, behind the room's word. */
export function RecordingsCount() {
  const { data } = useRecordingFactsQuery({}, { pollingInterval: usePoll(2 * POLL_MS) });
  return data && data.counts.unseen > 0 ? <NavCount value={data.counts.unseen} /> : null;
}
