import { useEffect } from 'react';
import type { ActivityDetail } from '@/contract/activity';
import { askClaim } from '@/features/rewards/claims/askClaim';
import { type ClaimState, isDecided, isUnderWay } from '@/features/rewards/claims/claimMachine';
import { claimEvents, selectClaim } from '@/features/rewards/claims/claimsSlice';
import { claimKey } from '@/features/rewards/claims/claimTarget';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { useLast } from '@/lib/react/useLast';
import { statusAt } from '@/pages/activity/activityTime';
import { useServerNow } from '@/shell/clock/useServerNow';

type Decided = Extract<ClaimState, { at: 'won' | 'shown' }>;

/** What the wheel does: it rests, waits for the server, turns to what the server drew, or stands on it. */
type WheelAt = 'resting' | 'asking' | 'turning' | 'shown';

const wheelAt: Readonly<Record<ClaimState['at'], WheelAt>> = {
  resting: 'resting',
  requesting: 'asking',
  unknown: 'asking',
  interrupted: 'resting',
  won: 'turning',
  shown: 'shown',
};

/** One draw at a time in an activity. The server draws first; the turn only shows it. */
export function useDraw({ id, tickets, joined, ...activity }: ActivityDetail) {
  const dispatch = useAppDispatch();
  const running = statusAt(activity, useServerNow()) === 'running';
  const claim = useAppSelector((state) => selectClaim(state, claimKey({ kind: 'draw', id })));
  const last = useLast(claim, (one): one is Decided => isDecided(one));

  // Whoever leaves has seen it.
  useEffect(() => () => void dispatch(claimEvents.putAway({ target: { kind: 'draw', id } })), [dispatch, id]);

  return {
    at: wheelAt[claim.at],
    possible: isUnderWay(claim) || (joined && running && tickets > 0),
    /** The prize of the last draw of this visit. */
    prizeId: last?.prizeId,
    ask: () => void dispatch(askClaim({ kind: 'draw', id })),
    land: () => void dispatch(claimEvents.landed({ target: { kind: 'draw', id } })),
  };
}

export type DrawHere = ReturnType<typeof useDraw>;
