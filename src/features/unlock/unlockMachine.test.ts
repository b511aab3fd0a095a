import type { UnknownAction } from '@reduxjs/toolkit';
import { sessionEnded } from '@/kernel/sessionEvents';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { underThrowingWorld } from '@/testing/underThrowingWorld';
import { describeMachine } from '@/ui/testing/describeMachine';
import { type UnlockIntent, type UnlockState, unlockStart, unlockTable } from './unlockMachine';
import { unlockEvents as events, unlockSlice } from './unlockSlice';

const intent: UnlockIntent = {
  requestId: '00000000-0000-4000-8000-000000000001',
  target: { kind: 'welfare', id: 4, title: '夜跑', note: '视频 · 0:09', price: 3, vip: 'free' },
  from: { page: '/welfare', address: '/welfare?id=4' },
  askedAt: 1_000,
};

const samples: { [At in UnlockState['at']]: Extract<UnlockState, { at: At }> } = {
  idle: { at: 'idle' },
  loginNeeded: { at: 'loginNeeded', intent, why: 'tapped' },
  confirming: { at: 'confirming', intent, unpaid: false },
  repriced: { at: 'repriced', intent, before: 2 },
  checking: { at: 'checking', intent },
  insufficient: { at: 'insufficient', intent, price: 3, balance: 1 },
  away: { at: 'away', intent },
  requesting: { at: 'requesting', intent, due: 3 },
  unknown: { at: 'unknown', intent },
  unlocked: { at: 'unlocked', intent, charged: 3 },
  failed: { at: 'failed', intent, text: '内容不存在或已被删除', told: false },
};

const terms = { price: 5, vip: 'only' } as const;

const ways: Record<string, readonly UnknownAction[]> = {
  asked: [
    events.asked({ intent, member: true, auto: false }),
    events.asked({ intent, member: true, auto: true }),
    events.asked({ intent, member: false, auto: true }),
  ],
  sentToLogin: [events.sentToLogin()],
  resumed: [events.resumed({ intent })],
  restored: [samples.confirming, samples.away, samples.unknown].map((kept) => events.restored(kept)),
  seen: [events.seen(terms)],
  foundOpen: [events.foundOpen()],
  confirmed: [events.confirmed()],
  passed: [events.passed({ due: 3 })],
  fellShort: [events.fellShort({ price: 3, balance: 1 })],
  statusMissing: [events.statusMissing()],
  rechargeChosen: [events.rechargeChosen()],
  vipChosen: [events.vipChosen()],
  returned: [events.returned(terms)],
  answered: [events.answered({ charged: 3 })],
  priceChanged: [events.priceChanged({ price: 5 })],
  lost: [events.lost()],
  foundUnpaid: [events.foundUnpaid(terms)],
  refused: [events.refused({ text: '内容不存在或已被删除', told: false })],
  dismissed: [overlayEvents.cleared()],
  expired: [sessionEnded({ by: 'expired' })],
  ended: [sessionEnded({ by: 'logout' })],
};

const step = (state: UnlockState, action: UnknownAction) =>
  underThrowingWorld(() => unlockSlice.reducer(state, action));

describeMachine<UnlockState, UnknownAction>('E1: unlock', {
  table: unlockTable,
  start: unlockStart,
  sample: (at) => samples[at],
  events: (event) => ways[event] ?? [],
  step,
});

describe('E1: the overlays of an unlock', () => {
  const closing = (kind: string) => overlayEvents.closed({ id: 'o1', kind });

  it.each(['confirming', 'repriced'] as const)('closing the dialog while %s drops the wish', (at) => {
    expect(step(samples[at], closing('unlock')).at).toBe('idle');
  });

  it.each(['checking', 'requesting', 'unknown'] as const)('closing it while %s drops nothing', (at) => {
    expect(step(samples[at], closing('unlock'))).toBe(samples[at]);
  });

  it('3006: the new price replaces the old one in the wish, with the same requestId', () => {
    expect(step(samples.requesting, events.priceChanged({ price: 5 }))).toMatchObject({
      at: 'repriced',
      before: 3,
      intent: { requestId: intent.requestId, target: { price: 5, vip: 'free' } },
    });
  });
});
