import { sessionEnded } from '@/kernel/sessionEvents';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { buildGame, buildTicket } from '@/testing/builders/game';
import type { DownloadState, PlacedIntent } from './downloadMachine';
import {
  downloadSlice,
  downloadEvents as events,
  selectBlockedDownload,
  selectBusyGame,
  selectDownload,
} from './downloadSlice';

const intent: PlacedIntent = {
  requestId: 'r1',
  game: buildGame(),
  platform: 1,
  from: { page: '/games', address: '/games' },
  askedAt: 1_000,
};
const stateAfter = (state: DownloadState, ...actions: Parameters<typeof downloadSlice.reducer>[1][]) =>
  actions.reduce(downloadSlice.reducer, state);
const seen = { buyAmount: 45, owned: true, vipFree: false };
const dearer = { ...intent, game: { ...intent.game, ...seen } };

describe('E1: a download', () => {
  it('asks without an apology the first time, after login and after the cashier', () => {
    const confirming = { at: 'confirming', intent, price: 30, unpaid: false };
    expect(stateAfter({ at: 'idle' }, events.asked({ intent, member: true, platform: 1 }))).toEqual(confirming);
    expect(stateAfter({ at: 'idle' }, events.resumed({ intent }))).toEqual(confirming);
    expect(stateAfter({ at: 'away', intent, price: 30 }, events.returned())).toEqual(confirming);
  });

  it('says after a lost answer that nothing was charged, at today’s price', () => {
    expect(stateAfter({ at: 'unknown', intent, price: 30 }, events.foundUnpaid(seen))).toEqual({
      ...{ at: 'confirming', intent: dearer, price: 45, unpaid: true },
    });
  });

  it('E2: the open question follows the newest price, and keeps everything else of the wish', () => {
    const asking: DownloadState = { at: 'confirming', intent, price: 30, unpaid: true };
    expect(stateAfter(asking, events.gameSeen({ ...seen, onlineType: 1 }))).toEqual({
      ...asking,
      intent: dearer,
      price: 45,
    });
  });

  it('F3: ends with its own overlays only', () => {
    const closing = (kind: string) => overlayEvents.closed({ id: 'o1', kind });
    const ends: [DownloadState, string][] = [
      [{ at: 'choosing', intent, member: true }, 'platform'],
      [{ at: 'insufficient', intent, price: 30, balance: 1 }, 'insufficient'],
      [{ at: 'started', intent, ticket: buildTicket() }, 'download-result'],
      [{ at: 'started', intent, ticket: buildTicket() }, 'download-guide'],
    ];
    for (const [state, kind] of ends) {
      expect(stateAfter(state, closing('purchase'))).toBe(state);
      expect(stateAfter(state, closing(kind))).toEqual({ at: 'idle' });
    }
  });

  it('C5: an expired session takes an open question along and drops what was over', () => {
    const expired = sessionEnded({ by: 'expired' });
    expect(stateAfter({ at: 'away', intent, price: 30 }, expired)).toEqual({
      at: 'loginNeeded',
      intent,
      why: 'expired',
    });
    for (const over of [
      { at: 'choosing', intent, member: true },
      { at: 'started', intent, ticket: buildTicket() },
      { at: 'failed', intent, text: '', told: true },
    ] satisfies DownloadState[])
      expect(stateAfter(over, expired)).toEqual({ at: 'idle' });
  });
});

describe('what others know of a download', () => {
  it('the wish that waits for the cashier', () => {
    expect(selectBlockedDownload({ download: { at: 'away', intent, price: 30 } })).toBe(intent);
    expect(selectBlockedDownload({ download: { at: 'unknown', intent, price: 30 } })).toBeUndefined();
    expect(selectDownload({ download: { at: 'idle' } })).toEqual({ at: 'idle' });
  });

  it('the game whose request is under way', () => {
    expect(selectBusyGame({ download: { at: 'requesting', intent, price: 30, due: 30 } })).toBe(11);
    expect(selectBusyGame({ download: { at: 'checking', intent, price: 30 } })).toBe(11);
    expect(selectBusyGame({ download: { at: 'away', intent, price: 30 } })).toBeUndefined();
  });
});
