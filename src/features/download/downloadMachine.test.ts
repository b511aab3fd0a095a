import type { UnknownAction } from '@reduxjs/toolkit';
import { sessionEnded } from '@/kernel/sessionEvents';
import { walk } from '@/lib/machine/walk';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { buildFreeGame, buildGame, buildTicket } from '@/testing/builders/game';
import { underThrowingWorld } from '@/testing/underThrowingWorld';
import { describeMachine, type MachineUnderTest, oddArms } from '@/ui/testing/describeMachine';
import { type DownloadState, downloadStart, downloadTable, type PlacedIntent } from './downloadMachine';
import { downloadSlice, downloadEvents as events } from './downloadSlice';

const intent: PlacedIntent = {
  requestId: '00000000-0000-4000-8000-000000000001',
  game: buildGame(),
  platform: 1,
  from: { page: '/games', address: '/games?sort=hot' },
  askedAt: 1_000,
};
const free = { ...intent, game: buildFreeGame() };

const samples: { [At in DownloadState['at']]: Extract<DownloadState, { at: At }> } = {
  idle: { at: 'idle' },
  choosing: { at: 'choosing', intent, member: true },
  loginNeeded: { at: 'loginNeeded', intent, why: 'tapped' },
  confirming: { at: 'confirming', intent, price: 30, unpaid: false },
  repriced: { at: 'repriced', intent, price: 45, before: 30 },
  checking: { at: 'checking', intent, price: 30 },
  insufficient: { at: 'insufficient', intent, price: 30, balance: 5 },
  away: { at: 'away', intent, price: 30 },
  requesting: { at: 'requesting', intent, price: 30, due: 30 },
  unknown: { at: 'unknown', intent, price: 30 },
  started: { at: 'started', intent, ticket: buildTicket() },
  failed: { at: 'failed', intent, text: '该游戏已下架', told: false },
};

const tap = (game: PlacedIntent, member: boolean, platform?: 1 | 2) =>
  events.asked({ intent: game, member, ...(platform ? { platform } : {}) });

const seen = { buyAmount: 45, owned: false, vipFree: true };

const ways: Record<string, readonly UnknownAction[]> = {
  asked: [tap(intent, true), tap(free, false, 1), tap(intent, true, 1), tap(intent, false, 2)],
  platformChosen: [events.platformChosen({ platform: 2 })],
  dismissed: [overlayEvents.cleared()],
  sentToLogin: [events.sentToLogin()],
  resumed: [events.resumed({ intent })],
  restored: [samples.confirming, samples.away, samples.unknown].map((kept) => events.restored(kept)),
  gameSeen: [events.gameSeen({ ...seen, onlineType: 1 })],
  confirmed: [events.confirmed()],
  passed: [events.passed({ due: 30 })],
  fellShort: [events.fellShort({ price: 30, balance: 5 })],
  statusMissing: [events.statusMissing()],
  rechargeChosen: [events.rechargeChosen()],
  returned: [events.returned()],
  answered: [events.answered(buildTicket())],
  priceChanged: [events.priceChanged({ price: 45 })],
  turnedAway: [events.turnedAway({ member: false }), events.turnedAway({ member: true })],
  lost: [events.lost()],
  foundUnpaid: [events.foundUnpaid(seen)],
  refused: [events.refused({ text: '该游戏已下架', told: false })],
  expired: [sessionEnded({ by: 'expired' })],
  ended: [sessionEnded({ by: 'logout' })],
};

const step = (state: DownloadState, action: UnknownAction) =>
  underThrowingWorld(() => downloadSlice.reducer(state, action));

const subject: MachineUnderTest<DownloadState, UnknownAction> = {
  table: {
    ...downloadTable,
    // One sample a state: the other arms of a choice are walked one by one below.
    choosing: { ...downloadTable.choosing, platformChosen: ['confirming'] },
  },
  start: downloadStart,
  sample: (at) => samples[at],
  events: (event) => ways[event] ?? [],
  step,
};

describeMachine('E1: download', subject);

describe('an arm too many in a table', () => {
  it('R21: is reported: the reducer does not take it, or leads elsewhere', () => {
    const { confirming, away } = downloadTable;
    const unpaid = { ...subject.table, confirming: { ...confirming, answered: ['started'] } };
    expect(oddArms({ ...subject, table: unpaid })).toEqual([
      '+ confirming answered confirming',
      '- confirming answered started',
    ]);
    const astray = { ...subject.table, away: { ...away, returned: ['confirming', 'requesting'] } };
    expect(oddArms({ ...subject, table: astray })).toEqual(['- away returned requesting']);
    const nowhere = { ...subject.table, started: { ...downloadTable.started, leapt: ['moon'] } };
    expect(walk(nowhere, downloadStart)).toEqual([{ state: 'moon', fault: 'unknown target' }]);
  });
});

describe('E1: the choice of a platform', () => {
  const choosing = (game: PlacedIntent, member: boolean) => ({ ...samples.choosing, intent: game, member });
  it.each([
    ['a free game is requested, by a guest too', choosing(free, false), 'requesting'],
    ['a paid game sends a guest to login', choosing(intent, false), 'loginNeeded'],
    ['a paid game asks a member', choosing(intent, true), 'confirming'],
  ])('%s', (_name, state, at) => {
    expect(step(state, events.platformChosen({ platform: 2 }))).toMatchObject({ at, intent: { platform: 2 } });
  });
});

describe('E1: the overlays of a download', () => {
  const closing = (kind: string) => overlayEvents.closed({ id: 'o1', kind });

  it.each(['confirming', 'repriced'] as const)('closing the purchase dialog while %s drops the wish', (at) => {
    expect(step(samples[at], closing('purchase')).at).toBe('idle');
  });

  it.each(['checking', 'requesting', 'unknown'] as const)('closing it while %s drops nothing', (at) => {
    expect(step(samples[at], closing('purchase'))).toBe(samples[at]);
    expect(step(samples[at], overlayEvents.cleared())).toBe(samples[at]);
  });

  it('closing somebody else’s overlay changes nothing', () => {
    expect(step(samples.confirming, closing('bulletin'))).toBe(samples.confirming);
  });

  it('3006: the new price replaces the old one everywhere in the wish', () => {
    expect(step(samples.requesting, events.priceChanged({ price: 45 }))).toMatchObject({
      at: 'repriced',
      price: 45,
      before: 30,
      intent: { requestId: intent.requestId, game: { buyAmount: 45 } },
    });
  });
});
