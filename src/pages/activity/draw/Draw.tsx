import { useEffect, useState } from 'react';
import type { ActivityDetail } from '@/contract/activity';
import { askClaim } from '@/features/rewards/claims/askClaim';
import { isUnderWay } from '@/features/rewards/claims/claimMachine';
import { claimEvents, selectClaim } from '@/features/rewards/claims/claimsSlice';
import { claimKey } from '@/features/rewards/claims/claimTarget';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { statusAt } from '@/pages/activity/activityTime';
import { useServerNow } from '@/shell/clock/useServerNow';
import { activityText as text } from '@/text/activity';
import GemArt from '@/ui/art/gem.svg';
import { Button } from '@/ui/button/Button';
import { Block } from './detail.styles';
import { Board, Odds, Result, Tile } from './draw.styles';
import { Winners } from './Winners';

/** The draw: what can be won and how likely, one draw for one ticket, and what it won at the end of a short run. */
export function Draw({ activity }: { activity: ActivityDetail }) {
  const { prizes, winners } = activity;
  const draw = useDraw(activity);
  return (
    <Block>
      <h2>{text.draw}</h2>
      <Winners winners={winners} />
      <Board data-at={draw.at}>
        {prizes.map(({ id, coins }) => (
          <Tile key={id} data-won={draw.prizeId === id || undefined}>
            {coins > 0 && <GemArt aria-hidden="true" />}
            {text.prize(coins)}
          </Tile>
        ))}
      </Board>
      <Result data-at={draw.at}>
        {draw.coins !== undefined && (
          <p role="status" onAnimationEnd={draw.show}>
            {draw.coins > 0 ? text.won(draw.coins) : text.lost}
          </p>
        )}
        <Press draw={draw} tickets={activity.tickets} />
      </Result>
      <Odds>
        <summary>{text.odds}</summary>
        <dl>
          {prizes.map(({ id, coins, percent }) => (
            <div key={id}>
              <dt>{text.prize(coins)}</dt>
              <dd>{text.percent(percent)}</dd>
            </div>
          ))}
        </dl>
        <p>{text.oddsNote}</p>
      </Odds>
    </Block>
  );
}

/** Draws, skips the run, puts the prize away: always the same button, so that it keeps the focus. */
function Press({ draw, tickets }: { draw: ReturnType<typeof useDraw>; tickets: number }) {
  if (draw.at === 'running') return <Button onClick={draw.show}>{text.skip}</Button>;
  if (draw.at === 'shown') {
    return (
      <Button tone="tint" onClick={draw.putAway}>
        {text.again}
      </Button>
    );
  }
  return (
    <Button tone="main" block busy={draw.at === 'asking'} disabled={!draw.possible} onClick={draw.ask}>
      {draw.at === 'asking' ? text.drawing : tickets > 0 ? text.drawOnce(tickets) : text.noTickets}
    </Button>
  );
}

/** One draw at a time: asking, then the run that ends on the prize, then the prize until it is put away. */
function useDraw({ id, tickets, joined, ...activity }: ActivityDetail) {
  const dispatch = useAppDispatch();
  const running = statusAt(activity, useServerNow()) === 'running';
  const claim = useAppSelector((state) => selectClaim(state, claimKey({ kind: 'draw', id })));
  const [shown, setShown] = useState('');
  const putAway = () => void dispatch(claimEvents.putAway({ target: { kind: 'draw', id } }));

  // Whoever leaves has seen it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page goes
  useEffect(() => putAway, []);

  const won = claim.at === 'won' ? claim : undefined;
  const asking = isUnderWay(claim);
  const isShown = won !== undefined && won.intent.requestId === shown;
  return {
    at: asking ? 'asking' : won === undefined ? 'resting' : isShown ? 'shown' : 'running',
    possible: asking || (joined && running && tickets > 0),
    coins: won?.coins,
    prizeId: won?.prizeId,
    ask: () => dispatch(askClaim({ kind: 'draw', id })),
    show: () => setShown(won?.intent.requestId ?? ''),
    putAway,
  };
}
