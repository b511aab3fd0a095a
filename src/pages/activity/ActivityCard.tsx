import { Gift, Users } from 'lucide-react';
import type { Activity } from '@/contract/activity';
import { dayText } from '@/lib/time/calendarDay';
import { useServerNow } from '@/shell/clock/useServerNow';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { activityText as text } from '@/text/activity';
import { Image } from '@/ui/image/Image';
import { Card, Facts, Status, Words } from './activity-card.styles';
import { statusAt } from './activityTime';
import { TurnClock } from './TurnClock';

/** Width through height of the covers, as the server draws banners. */
const COVER_RATIO = 15 / 7;

/** Month and day, as a list is about now; with the year where it is another one. */
const shortDay = (at: number, now: number) => {
  const day = dayText(at);
  return day.slice(0, 4) === dayText(now).slice(0, 4) ? day.slice(5) : day;
};

/** An activity in the list: what it is, what it gives, how long it lasts. */
export function ActivityCard({ activity, onTurned }: { activity: Activity; onTurned: () => void }) {
  const { id, title, cover, summary, startTime, endTime, participants, joined } = activity;
  const now = useServerNow();
  const status = statusAt(activity, now);
  return (
    <Card as={Link} to={href.activity({ id })} data-status={status}>
      <Image src={cover} alt="" ratio={COVER_RATIO} />
      <Status data-status={status}>{text.status[status]}</Status>
      <Words>
        <h2>
          {title}
          {joined && <i>{text.joined}</i>}
        </h2>
        {summary !== '' && (
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
