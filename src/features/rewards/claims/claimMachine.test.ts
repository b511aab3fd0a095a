import { sessionEnded } from '@/kernel/sessionEvents';
import { arms, refusals, walk } from '@/lib/machine/walk';
import { type ClaimState, claimStart, claimTable } from './claimMachine';
import { claimEvents, claimsSlice, type Gain } from './claimsSlice';
import type { ClaimTarget } from './claimTarget';

const target: ClaimTarget = { kind: 'draw', id: 7 };
const intent = { target, requestId: 'r1' };
const states: Record<ClaimState['at'], ClaimState> = {
  resting: { at: 'resting' },
  requesting: { at: 'requesting', intent },
  unknown: { at: 'unknown', intent },
  interrupted: { at: 'interrupted', intent },
  won: { at: 'won', intent, coins: 8, prizeId: 3 },
  shown: { at: 'shown', intent, coins: 8, prizeId: 3 },
};
const here = ({ at }: { at: ClaimState['at'] }) => ({
  byKey: (at === 'resting' ? {} : { 'draw:7': states[at] }) as Readonly<Record<string, ClaimState>>,
  pack: null,
});
const answered = (gain: Gain) => claimEvents.answered({ target, gain });
const fault = { kind: 'business', code: 4004, message: '', data: null } as const;
const ways = {
  asked: claimEvents.asked({ intent: { target, requestId: 'r2' } }),
  restored: claimEvents.restored({ intents: [intent] }),
  answered: answered({ coins: 8, prizeId: 3 }),
  refused: claimEvents.refused({ target, fault }),
  lost: claimEvents.lost({ target }),
  expired: sessionEnded({ by: 'expired' }),
  laidBy: claimEvents.laidBy({ target }),
  landed: claimEvents.landed({ target }),
  putAway: claimEvents.putAway({ target }),
};

describe('claim machine', () => {
  it('reaches every state and gets out of it', () => {
    expect(walk(claimTable, claimStart)).toEqual([]);
  });

  it.each(arms(claimTable))('$from, $event: goes to $to', ({ from, event, to }) => {
    const way = event === 'answered' && to === 'resting' ? answered({ coins: 8 }) : ways[event as keyof typeof ways];
    const after = claimsSlice.reducer(here({ at: from as ClaimState['at'] }), way).byKey['draw:7'];
    expect(after?.at ?? 'resting').toBe(to);
  });

  it('D1: what a state does not answer changes nothing', () => {
    for (const { from, event } of refusals(claimTable)) {
      const before = here({ at: from as ClaimState['at'] });
      expect(claimsSlice.reducer(before, ways[event as keyof typeof ways]).byKey).toBe(before.byKey);
    }
  });

  it('keeps one request id for as long as an answer is out', () => {
    const before = here({ at: 'unknown' });
    expect(claimsSlice.reducer(before, ways.asked).byKey['draw:7']).toEqual(states.unknown);
  });
});
