import type { ActivityDetail } from '@/contract/activity';
import { useClaim } from '@/features/rewards/claims/useClaim';
import { selectIsMember } from '@/features/session/accountSlice';
import { useAppSelector } from '@/kernel/hooks';
import { momentText } from '@/lib/time/calendarDay';
import { Status } from '@/pages/activity/activity-card.styles';
import { statusAt } from '@/pages/activity/activityTime';
import { Draw } from '@/pages/activity/draw/Draw';
import { TurnClock } from '@/pages/activity/TurnClock';
import { useServerNow } from '@/shell/clock/useServerNow';
import { activityText as text } from '@/text/activity';
import { Button } from '@/ui/button/Button';
import { Image } from '@/ui/image/Image';
import { Cover, Facts, Join, Title } from './detail.styles';

const COVER_RATIO = 15 / 7;

/** Cover or wheel, title, how long it lasts, and the button that takes part. */
export function Head({ activity, onTurned }: { activity: ActivityDetail; onTurned: () => void }) {
  const status = statusAt(activity, useServerNow());
  const { title, cover, startTime, endTime, participants, joined, prizes } = activity;
  const join = joined ? undefined : <JoinBar activity={activity} />;
  const facts = (
    <Facts>
      <span>{text.period(momentText(startTime), momentText(endTime))}</span>
      <TurnClock activity={activity} onTurned={onTurned} />
      {status !== 'upcoming' && <span>{text.participants(participants)}</span>}
    </Facts>
  );
  if (prizes.length > 0) {
    return (
      <>
        <Draw activity={activity} join={join} />
        <Title>{facts}</Title>
      </>
    );
  }
  return (
    <>
      <Cover>
        <Image src={cover} alt="" ratio={COVER_RATIO} eager />
        <Status data-status={status}>{text.status[status]}</Status>
      </Cover>
      <Title>
        <h2>{title}</h2>
        {facts}
      </Title>
      {join}
    </>
  );
}

function JoinBar({ activity }: { activity: ActivityDetail }) {
  const { id, condition, eligible } = activity;
  const status = statusAt(activity, useServerNow());
  const member = useAppSelector(selectIsMember);
  const join = useClaim({ kind: 'join', id });
  if (status !== 'running') {
    return <Join role="note">{status === 'upcoming' ? text.joinSoon : text.joinOver}</Join>;
  }
  if (member && !eligible) return <Join role="note">{text.notEligible(condition ?? '')}</Join>;
  return (
    <Join>
      {condition && <p>{condition}</p>}
      <Button tone="main" block {...join}>
        {member ? text.join : text.loginToJoin}
      </Button>
    </Join>
  );
}
