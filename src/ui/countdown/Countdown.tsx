import { clockText, cutSpan } from '@/lib/time/duration';
import { marksText } from '@/text/marks';

/** How long until something ends: `1 天 6 小时`, within a day a clock, then 已结束. */
function countdownText(seconds: number): string {
  if (seconds <= 0) return marksText.countdown.over;
  const { days, hours } = cutSpan(seconds);
  return days > 0 ? marksText.countdown.days(days, hours) : clockText(seconds);
}

/** Remaining time as text; its owner counts, from the server's clock. */
export function Countdown({ seconds }: { seconds: number }) {
  return <span role="timer">{countdownText(seconds)}</span>;
}
