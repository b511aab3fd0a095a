import { Pencil, Star } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { useRatingsQuery, useStandingQuery } from '@/api/reviewApi';
import type { GameDetail } from '@/contract/game';
import type { Ratings } from '@/contract/review';
import { StarInput } from '@/features/reviews/StarInput';
import { GAME_REVIEW, giveStars } from '@/features/reviews/saveReview';
import { selectIsMember } from '@/features/session/accountSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { groupThousands } from '@/lib/format/groupThousands';
import { FaultState } from '@/shell/faults/FaultState';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { reviewsText as text } from '@/text/reviews';
import { Button, LinkButton } from '@/ui/button/Button';
import { SkeletonBone, SkeletonFrame } from '@/ui/skeleton/SkeletonFrame';
import { Bars, Line, Mean, Measured, Panel, Summary } from './ratings.styles';

const FIVE = [5, 4, 3, 2, 1] as const;

/** How a game is rated, what was given lately, and one's own stars. */
export function RatingsCard({ game }: { game: GameDetail }) {
  const { currentData: ratings, error, refetch } = useRatingsQuery({ id: game.id });
  if (!ratings && error) {
    return <FaultState inline title={text.ratingsFailed} fault={error} onRetry={() => void refetch()} />;
  }
  return (
    <Panel aria-label={text.title} aria-busy={!ratings}>
      {ratings ? (
        <Shown ratings={ratings} />
      ) : (
        <SkeletonFrame>
          <Summary>
            <SkeletonBone shape="icon" />
            <SkeletonBone shape="picture" />
          </Summary>
        </SkeletonFrame>
      )}
      <Mine game={game} />
    </Panel>
  );
}

function Shown({ ratings: { rating, count, stars, recent } }: { ratings: Ratings }) {
  const share = (number: number) => (count === 0 ? 0 : (stars[number - 1] ?? 0) / count);
  const trend = recent.rating > rating ? text.better : recent.rating < rating ? text.worse : text.same;
  return (
    <>
      <Summary>
        <Mean>
          <b>{count > 0 ? rating.toFixed(1) : '–'}</b>
          <Measured aria-hidden="true" style={{ '--filled': `${rating * 10}%` } as CSSProperties}>
            <Five />
            <Five />
          </Measured>
          <small>{count > 0 ? text.raters(groupThousands(count)) : text.noRating}</small>
        </Mean>
        <Bars aria-label={text.bars}>
          {FIVE.map((number) => {
            const percent = `${Math.round(share(number) * 100)}%`;
            return (
              <li key={number} aria-label={text.barSpoken(number, percent)}>
                <span aria-hidden="true">{text.bar(number)}</span>
                <i style={{ '--share': `${share(number) * 100}%` } as CSSProperties} />
                <small aria-hidden="true">{percent}</small>
              </li>
            );
          })}
        </Bars>
      </Summary>
      {recent.count > 0 && (
        <Line>
          <b data-better={recent.rating > rating || undefined}>
            {recent.rating.toFixed(1)}
            {recent.rating > rating && ' ↑'}
          </b>
          <span>
            {text.recent(groupThousands(recent.count))}
            {trend}
          </span>
        </Line>
      )}
    </>
  );
}

const Five = () => (
  <span>
    {FIVE.map((number) => (
      <Star key={number} />
    ))}
  </span>
);

/** One's own stars at once, and the way to write: for whoever owns or has downloaded it; the others are told how. */
function Mine({ game: { id, name } }: { game: GameDetail }) {
  const dispatch = useAppDispatch();
  const member = useAppSelector(selectIsMember);
  const { currentData: standing } = useStandingQuery({ id }, { skip: !member });
  const [busy, setBusy] = useState(false);
  if (!member) {
    return (
      <Line>
        <div>{text.guest}</div>
        <LinkButton size="s" tone="tint" as={Link} to={href.login()}>
          {text.toLogin}
        </LinkButton>
      </Line>
    );
  }
  if (!standing?.canReview) {
    return (
      <Line>
        <div>{text.notYet}</div>
      </Line>
    );
  }
  const { review, downloads } = standing;
  const score = review?.score ?? 0;
  const ask = score > 0 ? text.given : downloads > 1 ? text.downloadedTimes(downloads) : text.give;
  const give = async (stars: number) => {
    setBusy(true);
    await dispatch(giveStars(id, stars));
    setBusy(false);
  };
  return (
    <Line>
      <div>
        <p>{ask}</p>
        <StarInput label={ask} value={score} disabled={busy} onChoose={(stars) => void give(stars)} />
      </div>
      <Button
        size="s"
        tone="tint"
        icon={<Pencil aria-hidden="true" />}
        onClick={() =>
          dispatch(
            overlayEvents.opened({ kind: GAME_REVIEW, data: { id, name, score, content: review?.content ?? '' } }),
          )
        }
      >
        {review?.content ? text.edit : text.write}
      </Button>
    </Line>
  );
}
