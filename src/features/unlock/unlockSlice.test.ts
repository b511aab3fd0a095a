import { sessionEnded } from '@/kernel/sessionEvents';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import type { UnlockIntent, UnlockState } from './unlockMachine';
import {
  unlockEvents as events,
  selectBlockedUnlock,
  selectIsUnlocking,
  selectUnlock,
  unlockSlice,
} from './unlockSlice';

const intent: UnlockIntent = {
  requestId: 'r1',
  target: { kind: 'welfare', id: 4, title: '夜跑', note: '视频', price: 3, vip: 'free' },
  from: { page: '/welfare', address: '/welfare?id=4' },
  askedAt: 1_000,
};
const stateAfter = (state: UnlockState, ...actions: Parameters<typeof unlockSlice.reducer>[1][]) =>
  actions.reduce(unlockSlice.reducer, state);
const dearer = { ...intent, target: { ...intent.target, price: 5, vip: 'only' } };
const terms = { price: 5, vip: 'only' } as const;

describe('E1: an unlock', () => {
  it('asks without an apology the first time, after login, and after the way back', () => {
    const confirming = { at: 'confirming', intent, unpaid: false };
    expect(stateAfter({ at: 'idle' }, events.asked({ intent, member: true, auto: false }))).toEqual(confirming);
    expect(stateAfter({ at: 'idle' }, events.resumed({ intent }))).toEqual(confirming);
    expect(stateAfter({ at: 'away', intent }, events.returned(terms))).toEqual({ ...confirming, intent: dearer });
  });

  it('says after a lost answer that nothing was charged, at today’s price', () => {
    expect(stateAfter({ at: 'unknown', intent }, events.foundUnpaid(terms))).toEqual({
      at: 'confirming',
      intent: dearer,
      unpaid: true,
    });
  });

  it('keeps why it failed, what it lacked and what it cost', () => {
    const requesting: UnlockState = { at: 'requesting', intent, due: 3 };
    expect(stateAfter(requesting, events.refused({ text: '没了', told: true }))).toEqual({
      ...{ at: 'failed', intent, text: '没了', told: true },
    });
    expect(stateAfter(requesting, events.fellShort({ price: 3, balance: 1 }))).toEqual({
      ...{ at: 'insufficient', intent, price: 3, balance: 1 },
    });
    expect(stateAfter(requesting, events.answered({ charged: 3 }))).toEqual({ at: 'unlocked', intent, charged: 3 });
    expect(stateAfter({ at: 'away', intent }, events.foundOpen())).toEqual({ at: 'unlocked', intent, charged: null });
  });

  it('F3: ends with its own question only', () => {
    const closing = (kind: string) => overlayEvents.closed({ id: 'o1', kind });
    const short: UnlockState = { at: 'insufficient', intent, price: 3, balance: 1 };
    expect(stateAfter(short, closing('insufficient')).at).toBe('idle');
    expect(stateAfter(short, closing('unlock'))).toBe(short);
    expect(stateAfter(short, closing('bulletin'))).toBe(short);
  });

  it('C5: an expired session takes an open question along and drops what was over', () => {
    expect(stateAfter({ at: 'away', intent }, sessionEnded({ by: 'expired' }))).toEqual({
      ...{ at: 'loginNeeded', intent, why: 'expired' },
    });
    expect(stateAfter({ at: 'unlocked', intent, charged: 1 }, sessionEnded({ by: 'expired' }))).toEqual({ at: 'idle' });
  });
});

describe('what others know of an unlock', () => {
  const blocked = (unlock: UnlockState) => selectBlockedUnlock({ unlock });
  const busy = (unlock: UnlockState, kind: 'welfare' | 'chapter' = 'welfare', id = 4) =>
    selectIsUnlocking({ unlock }, kind, id);

  it('the wish that waits for the cashier', () => {
    expect(blocked({ at: 'away', intent })).toBe(intent);
    expect(blocked({ at: 'checking', intent })).toBeUndefined();
    expect(selectUnlock({ unlock: { at: 'idle' } })).toEqual({ at: 'idle' });
  });

  it('the one button whose request is under way', () => {
    expect([busy({ at: 'requesting', intent, due: 3 }), busy({ at: 'checking', intent })]).toEqual([true, true]);
    expect([busy({ at: 'away', intent }), busy({ at: 'idle' })]).toEqual([false, false]);
    expect([busy({ at: 'checking', intent }, 'chapter'), busy({ at: 'checking', intent }, 'welfare', 5)]).toEqual([
      false,
      false,
    ]);
  });
});
