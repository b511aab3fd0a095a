import { createGate } from '@/kernel/gate';
import { buildFreeGame, buildGame, buildTicket } from '@/testing/builders/game';
import { createFakeStore } from '@/testing/fakes/fakeStore';
import type { DownloadState, PlacedIntent } from './downloadMachine';
import { INTENT_KEY, noteIntent, readIntent } from './intentJournal';

/** A action of the wish only: what a page also knows of a game is not kept. */
const wanted = ({ id, appID, name, icon, onlineType, buyAmount, owned, vipFree, platforms, size } = buildGame()) => ({
  ...{ id, appID, name, icon, onlineType, buyAmount, owned, vipFree, platforms, size },
});
const intent: PlacedIntent = {
  requestId: 'r1',
  game: wanted(),
  platform: 1,
  from: { page: '/games', address: '/games?sort=hot' },
  askedAt: 1_000,
};
const free = { ...intent, game: wanted(buildFreeGame()) };
const tab = () => createFakeStore(createGate());
function reloaded(state: DownloadState, uid = '7', writer = '7') {
  const session = tab();
  noteIntent(session, writer, state);
  return readIntent(session, uid);
}

describe('E1: a download that a reload interrupts', () => {
  it.each<[DownloadState, object]>([
    [
      { at: 'confirming', intent, price: 30, unpaid: true },
      { at: 'confirming', intent, price: 30, unpaid: false },
    ],
    [
      { at: 'repriced', intent, price: 45, before: 30 },
      { at: 'confirming', intent, price: 45, unpaid: false },
    ],
    [
      { at: 'checking', intent, price: 30 },
      { at: 'confirming', intent, price: 30, unpaid: false },
    ],
    [
      { at: 'insufficient', intent, price: 30, balance: 5 },
      { at: 'away', intent, price: 30 },
    ],
    [
      { at: 'away', intent, price: 30 },
      { at: 'away', intent, price: 30 },
    ],
    [
      { at: 'requesting', intent, price: 30, due: 30 },
      { at: 'unknown', intent, price: 30 },
    ],
    [
      { at: 'unknown', intent, price: 30 },
      { at: 'unknown', intent, price: 30 },
    ],
  ])('%j is found as %j', (state, found) => expect(reloaded(state)).toEqual(found));

  it('is nobody else’s, no guest’s, and never about a free game', () => {
    expect(reloaded({ at: 'away', intent, price: 30 }, '8')).toBeUndefined();
    expect(reloaded({ at: 'away', intent, price: 30 }, '', '')).toBeUndefined();
    expect(reloaded({ at: 'requesting', intent: free, price: 0, due: 0 })).toBeUndefined();
  });

  it('is forgotten once it is over, and nothing is written where nothing was', () => {
    const session = tab();
    noteIntent(session, '7', { at: 'idle' });
    expect(session.writes).toEqual([]);
    noteIntent(session, '7', { at: 'away', intent, price: 30 });
    expect(session.kept.has(INTENT_KEY)).toBe(true);
    noteIntent(session, '7', { at: 'started', intent, ticket: buildTicket() });
    expect(session.kept.size).toBe(0);
  });

  it.each(['{', 'null', '7', '{"at":"started"}', JSON.stringify({ at: 'away', uid: '7', price: 'x', intent })])(
    'a note that reads %s is none',
    (text) => expect(readIntent(createFakeStore(createGate(), { [INTENT_KEY]: text }), '7')).toBeUndefined(),
  );
});
