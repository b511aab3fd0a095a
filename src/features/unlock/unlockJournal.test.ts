import { createGate } from '@/kernel/gate';
import { buildStatus, buildVipStatus } from '@/testing/builders/member';
import { FAKE_NOW } from '@/testing/fakes/fakeClock';
import { createFakeStore } from '@/testing/fakes/fakeStore';
import { unlockDue } from './unlockDue';
import { noteUnlock, readUnlock } from './unlockJournal';
import type { UnlockIntent, UnlockState } from './unlockMachine';

const intent: UnlockIntent = {
  requestId: 'r1',
  target: { kind: 'chapter', id: 4, chapterIds: [9], title: '夜跑', note: '第 9 章', price: 3, vip: 'free' },
  from: { page: '/readbook/4', address: '/readbook/4/9' },
  askedAt: 1_000,
};
const tab = () => createFakeStore(createGate());
/** What a reload finds of a state; `uid` reads it. */
function reloaded(state: UnlockState, uid = '7', writer = '7') {
  const session = tab();
  noteUnlock(session, writer, state);
  return readUnlock(session, uid);
}

describe('E1: an unlock that a reload interrupts', () => {
  it.each<[UnlockState, object]>([
    [
      { at: 'confirming', intent, unpaid: true },
      { at: 'confirming', intent, unpaid: false },
    ],
    [
      { at: 'repriced', intent, before: 2 },
      { at: 'confirming', intent, unpaid: false },
    ],
    [
      { at: 'checking', intent },
      { at: 'confirming', intent, unpaid: false },
    ],
    [
      { at: 'insufficient', intent, price: 3, balance: 1 },
      { at: 'away', intent },
    ],
    [
      { at: 'away', intent },
      { at: 'away', intent },
    ],
    [
      { at: 'requesting', intent, due: 3 },
      { at: 'unknown', intent },
    ],
    [
      { at: 'unknown', intent },
      { at: 'unknown', intent },
    ],
  ])('%j is found as %j', (state, found) => expect(reloaded(state)).toEqual(found));

  it('is nobody else’s, and no guest’s', () => {
    expect(reloaded({ at: 'away', intent }, '8')).toBeUndefined();
    expect(reloaded({ at: 'away', intent }, '', '')).toBeUndefined();
  });

  it('is forgotten once it is over, and nothing is written where nothing was', () => {
    const session = tab();
    noteUnlock(session, '7', { at: 'idle' });
    expect(session.writes).toEqual([]);
    noteUnlock(session, '7', { at: 'away', intent });
    noteUnlock(session, '7', { at: 'unlocked', intent, charged: 3 });
    expect(readUnlock(session, '7')).toBeUndefined();
    expect(session.kept.size).toBe(0);
  });

  it.each([
    '{',
    'null',
    '[]',
    '{"at":"paid"}',
    JSON.stringify({ at: 'away', uid: '7', intent: { ...intent, askedAt: 'x' } }),
  ])('a note that reads %s is none', (text) =>
    expect(readUnlock(createFakeStore(createGate(), { 'plaza:unlock-intent': text }), '7')).toBeUndefined(),
  );
});

describe('E2: what a locked thing costs now', () => {
  const vip = buildVipStatus({ expTime: FAKE_NOW + 1 });
  const over = buildVipStatus({ expTime: FAKE_NOW });
  it.each([
    ['VIP makes no difference', { price: 3, vip: 'none' }, vip, 3],
    ['VIP opens it', { price: 3, vip: 'free' }, vip, 0],
    ['only VIP opens it, and runs', { price: 3, vip: 'only' }, vip, 0],
    ['VIP is over', { price: 3, vip: 'free' }, over, 3],
    ['only VIP opens it, and is over', { price: 3, vip: 'only' }, over, null],
    ['nobody has VIP', { price: 3, vip: 'free' }, buildStatus(), 3],
  ] as const)('%s', (_what, target, status, due) => expect(unlockDue(target, status, FAKE_NOW)).toBe(due));
});
