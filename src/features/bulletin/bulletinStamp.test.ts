import { createGate } from '@/kernel/gate';
import { sessionEnded } from '@/kernel/sessionEvents';
import { buildBulletin } from '@/testing/builders/platform';
import { createFakeStore } from '@/testing/fakes/fakeStore';
import { describeMachine } from '@/ui/testing/describeMachine';
import { type BulletinState, bulletinStart, bulletinTable } from './bulletinMachine';
import { bulletinSlice, bulletinEvents as events, selectBulletin } from './bulletinSlice';
import { bulletinKey, isBulletinDue } from './bulletinStamp';

const NOW = new Date(2026, 2, 13, 0, 5).getTime();
const due = (stamp: string | null, uid = '7') => {
  const store = createFakeStore(createGate(), stamp === null ? {} : { [bulletinKey('7')]: stamp });
  return isBulletinDue(store, uid, NOW);
};

describe('F1: the bulletin of the day', () => {
  it.each([
    ['nothing is noted', null, true],
    ['it was closed just now', String(NOW), false],
    ['it was closed at midnight today', String(NOW - 5 * 60_000), false],
    ['it was closed a minute before midnight', String(NOW - 6 * 60_000), true],
    ['the note is empty', '', true],
    ['the note is blank', '  ', true],
    ['the note is no time', 'gestern', true],
    ['the note lies in another day to come', String(NOW + 86_400_000), true],
  ])('when %s: due %#', (_what, stamp, expected) => expect(due(stamp)).toBe(expected));

  it('is noted for each member apart', () => {
    expect(bulletinKey('')).toBe(':bulletin-closed');
    expect(due(String(NOW), '8')).toBe(true);
  });
});

const bulletin = buildBulletin();
const samples: { [At in BulletinState['at']]: Extract<BulletinState, { at: At }> } = {
  hidden: { at: 'hidden' },
  checking: { at: 'checking' },
  waiting: { at: 'waiting', bulletin },
  shown: { at: 'shown', bulletin, notToday: false },
};
const ways: Record<string, readonly ReturnType<(typeof events)[keyof typeof events]>[]> = {
  checkDue: [events.checkDue()],
  arrived: [events.arrived(bulletin)],
  nothingNew: [events.nothingNew()],
  picked: [events.picked(bulletin)],
  cleared: [events.cleared()],
  notTodayTicked: [events.notTodayTicked({ ticked: true })],
  closed: [events.closed()],
};

describeMachine<BulletinState, (typeof ways)[string][number]>('F1: bulletin', {
  table: bulletinTable,
  start: bulletinStart,
  sample: (at) => samples[at],
  events: (event) => ways[event] ?? [],
  step: (state, action) => bulletinSlice.reducer(state, action),
});

it('F1: shows the very bulletin that arrived, without a tick nobody made', () => {
  const actions = [events.checkDue(), events.arrived(bulletin), events.cleared()];
  const shown = actions.reduce(bulletinSlice.reducer, bulletinSlice.getInitialState());
  expect(selectBulletin({ bulletin: shown })).toEqual({ at: 'shown', bulletin, notToday: false });
  expect(bulletinSlice.reducer(shown, events.notTodayTicked({ ticked: true }))).toEqual({ ...shown, notToday: true });
});

it('F1: leaves the screen with the session whose overlays go, and another one can be picked', () => {
  const actions = [events.checkDue(), events.arrived(bulletin), events.cleared(), sessionEnded({ by: 'expired' })];
  const left = actions.reduce(bulletinSlice.reducer, bulletinSlice.getInitialState());
  expect(left).toEqual({ at: 'hidden' });
  expect(bulletinSlice.reducer(left, events.picked(bulletin))).toEqual({ at: 'waiting', bulletin, picked: true });
});
