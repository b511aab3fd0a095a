import type { ActivityDetail, ActivityReward } from '@/contract/activity';
import { useClaim } from '@/features/rewards/claims/useClaim';
import { useServerNow } from '@/shell/clock/useServerNow';
import { useServerSecondsLeft } from '@/shell/clock/useServerSecondsLeft';
import { activityText as text } from '@/text/activity';
import { Countdown } from '@/ui/countdown/Countdown';
import { GetButton } from '@/ui/get-button/GetButton';
import { Price } from '@/ui/price/Price';
import { Block, Progress, RewardRow } from './detail.styles';

/** What points or places bring; a reward waits to be taken until the activity's own last day. */
export function Ladder({ activity }: { activity: ActivityDetail }) {
  const { rewards, points, kind } = activity;
  if (rewards.length === 0) return null;
  const top = Math.max(0, ...rewards.map((reward) => reward.points ?? 0));
  return (
    <Block>
      <h2>
        {kind === 'rank' ? text.rankRewards : text.ladder}
        {activity.joined && top > 0 && <small>{text.myPoints(points)}</small>}
        <ClaimClock activity={activity} />
      </h2>
      {activity.joined && top > 0 && (
        <Progress
          role="meter"
          aria-label={text.ladderProgress}
          aria-valuemin={0}
          aria-valuemax={top}
          aria-valuenow={Math.min(points, top)}
          viewBox="0 0 100 6"
          preserveAspectRatio="none"
        >
          <rect width="100" height="6" rx="3" />
          <rect width={Math.min(100, (points / top) * 100)} height="6" rx="3" data-done />
        </Progress>
      )}
      {kind === 'rank' && activity.status !== 'ended' && <p>{text.rankLocked}</p>}
      <ul>
        {rewards.map((reward) => (
          <Reward key={reward.id} reward={reward} activity={activity} />
        ))}
      </ul>
    </Block>
  );
}

/** After the end: how long rewards can still be taken. */
function ClaimClock({ activity: { status, claimEnd, rewards } }: { activity: ActivityDetail }) {
  const now = useServerNow();
  const waiting = status === 'ended' && rewards.some(({ state }) => state === 'open');
  const seconds = useServerSecondsLeft(waiting ? (claimEnd ?? 0) : 0);
  if (!waiting || claimEnd == null || claimEnd <= now) return null;
  return (
    <small>
      {text.claimsIn} <Countdown seconds={seconds} />
    </small>
  );
}

function Reward({ reward, activity }: { reward: ActivityReward; activity: ActivityDetail }) {
  const { id: rid, title, points, rankFrom, rankTo, coins, state } = reward;
  const claim = useClaim({ kind: 'reward', id: activity.id, rid });
  const asks = points != null ? text.need(points) : text.ranks(rankFrom ?? 0, rankTo ?? 0);
  return (
    <RewardRow data-state={state}>
      <div>
        <h3>{title}</h3>
        {asks !== title && <p>{asks}</p>}
      </div>
      <Price diamonds={coins} sign="+" />
      {state === 'open' ? (
        <GetButton face="main" aria-label={text.claimNamed(title)} {...claim}>
          {text.claim}
        </GetButton>
      ) : (
        <GetButton face="no">{text.reward[state]}</GetButton>
      )}
    </RewardRow>
  );
}
