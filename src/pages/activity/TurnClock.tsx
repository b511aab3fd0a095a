import type { Activity } from '@/contract/activity';
import { useServerNow } from '@/shell/clock/useServerNow';
import { useServerSecondsLeft } from '@/shell/clock/useServerSecondsLeft';
import { activityText as text } from '@/text/activity';
import { Countdown } from '@/ui/countdown/Countdown';
import { nextTurn, statusAt } from './activityTime';

/** The time until an activity begins or ends, by the server's clock; at 0 it asks for the activity anew. */
export function TurnClock({ activity, onTurned }: { activity: Activity; onTurned: () => void }) {
  const now = useServerNow();
  const until = nextTurn(activity, now);
  const seconds = useServerSecondsLeft(until ?? 0, onTurned);
  if (until === null) return null;
  return (
    <span>
      {statusAt(activity, now) === 'upcoming' ? text.startsIn : text.endsIn} <Countdown seconds={seconds} />
    </span>
  );
}
