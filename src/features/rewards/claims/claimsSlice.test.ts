import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { buildGiftPack } from '@/testing/builders/game';
import { buildAccount } from '@/testing/builders/member';
import { claimEvents, claimsSlice, selectClaim, selectClaims, selectShownPack } from './claimsSlice';
import type { ClaimTarget } from './claimTarget';

const gift: ClaimTarget = { kind: 'gift', id: 21 };
const draw: ClaimTarget = { kind: 'draw', id: 7 };
const pack = buildGiftPack();
const asked = (target: ClaimTarget, requestId = 'r1') => claimEvents.asked({ intent: { target, requestId } });
const won = claimEvents.answered({ target: draw, gain: { coins: 8, prizeId: 3 } });
const stateAfter = (...actions: Parameters<typeof claimsSlice.reducer>[1][]) =>
  actions.reduce(claimsSlice.reducer, claimsSlice.getInitialState());

describe('claims', () => {
  it('are one for each target; what is over leaves nothing behind', () => {
    const claims = stateAfter(
      asked(gift),
      asked(draw, 'r2'),
      claimEvents.answered({ target: gift, gain: { coins: 0 } }),
    );
    expect(Object.keys(selectClaims({ claims }))).toEqual(['draw:7']);
    expect(selectClaim({ claims }, 'draw:7')).toMatchObject({ at: 'requesting', intent: { requestId: 'r2' } });
    expect(selectClaim({ claims }, 'gift:21')).toEqual({ at: 'resting' });
  });

  it('show the pack that came last, or the one that is asked for, and keep it when nothing new came', () => {
    expect(selectShownPack({ claims: stateAfter(asked(gift)) })).toBeNull();
    const shown = stateAfter(asked(gift), claimEvents.answered({ target: gift, gain: { coins: 0, pack } }));
    expect(selectShownPack({ claims: shown })).toEqual(pack);
    expect(claimsSlice.reducer(claimsSlice.reducer(shown, asked(draw)), won).pack).toEqual(pack);
    expect(stateAfter(claimEvents.codeAsked({ pack })).pack).toEqual(pack);
  });

  it('a lost answer is asked about only while one is out', () => {
    const state = stateAfter(asked(draw), won);
    expect(claimsSlice.reducer(state, claimEvents.lost({ target: draw }))).toBe(state);
    expect(stateAfter(asked(draw), claimEvents.lost({ target: draw })).byKey['draw:7']?.at).toBe('unknown');
  });

  it('what a reload found goes on under its own request', () => {
    const intents = [gift, draw].map((target) => ({ target, requestId: `of ${target.kind}` }));
    expect(stateAfter(claimEvents.restored({ intents })).byKey).toEqual({
      'gift:21': { at: 'unknown', intent: intents[0] },
      'draw:7': { at: 'unknown', intent: intents[1] },
    });
  });

  it('D4: an expired session keeps only what was under way; any other end and a new session keep nothing', () => {
    const busy = [asked(gift), asked(draw), won, claimEvents.codeAsked({ pack })];
    expect(stateAfter(...busy, sessionEnded({ by: 'expired' }))).toEqual({
      byKey: { 'gift:21': { at: 'interrupted', intent: { target: gift, requestId: 'r1' } } },
      pack: null,
    });
    expect(stateAfter(...busy, sessionEnded({ by: 'logout' }))).toEqual({ byKey: {}, pack: null });
    expect(stateAfter(...busy, sessionStarted({ account: buildAccount(), by: 'login' }))).toEqual({
      byKey: {},
      pack: null,
    });
  });
});
