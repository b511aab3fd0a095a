import { Gift, Users } from 'lucide-react';
import type { Activity } from '@/contract/activity';
import { dayText } from '@/lib/time/calendarDay';
import { useServerNow } from '@/shell/clock/useServerNow';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { activityText as text } from '@/text/activity';
import { Image } from '@/ui/image/Image';
import { ActivityProgressLine } from './ActivityProgressLine';
import { Card, Facts, Status, Words } from './activity-card.styles';
import { statusAt } from './activityTime';
import { TurnClock } from './TurnClock';

/** Width through height of the covers: as the server draws banners, and beside the words of a row. */
const COVER_RATIO = 15 / 7;
const ROW_RATIO = 4 / 3;

/** Month and day, as a list is about now; with the year where it is another one. */
const shortDay = (at: number, now: number) => {
  const day = dayText(at);
  return day.slice(0, 4) === dayText(now).slice(0, 4) ? day.slice(5) : day;
};

interface ActivityCardProps {
  activity: Activity;
  /** As a row, with its picture beside the words. */
  row?: boolean;
  onTurned: () => void;
}

/** An activity in the list: what it is, what it gives or how far one is, how long it lasts. */
export function ActivityCard({ activity, row, onTurned }: ActivityCardProps) {
  const { id, kind, title, cover, summary, startTime, endTime, participants, joined, progress } = activity;
  const now = useServerNow();
  const status = statusAt(activity, now);
  return (
    <Card as={Link} to={href.activity({ id })} data-status={status} data-row={row || undefined}>
      <Image src={cover} alt="" ratio={row ? ROW_RATIO : COVER_RATIO} />
      <Words>
        <Status data-status={status}>{text.status[status]}</Status>
        <h2>
          {title}
          {joined && <i>{text.joined}</i>}
        </h2>
        {progress && <ActivityProgressLine kind={kind} progress={progress} />}
        {!progress && summary !== '' && (
          <p>
            <Gift aria-hidden="true" />
            {summary}
          </p>
        )}
        <Facts>
          <span>{text.period(shortDay(startTime, now), shortDay(endTime, now))}</span>
          <TurnClock activity={activity} onTurned={onTurned} />
          {status !== 'upcoming' && (
            <span>
              <Users aria-hidden="true" />
              {text.participants(participants)}
            </span>
          )}
        </Facts>
      </Words>
    </Card>
  );
}
