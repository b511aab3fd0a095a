import { useNow } from '@/desk/world/useNow';
import { momentText, spanText, wholeText } from './timeText';

/** A moment: today its hour, older with the date; the whole of it for whoever stays on it. */
export function Moment({ at, seconds }: { at: number; seconds?: boolean }) {
  const now = useNow(60_000);
  return (
    <time dateTime={new Date(at).toISOString()} title={wholeText(at)}>
      {momentText(at, now, seconds)}
    </time>
  );
}

/** How long ago, growing while one looks. */
export function Waiting({ since }: { since: number }) {
  return <span title={wholeText(since)}>{spanText(useNow() - since)}</span>;
}
