import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { arms, refusals, walk } from '@/lib/machine/walk';
import { buildAccount } from '@/testing/builders/member';
import type { Target } from './target';
import { selectIsWished, selectWishes, wishEvents, wishesSlice } from './wishesSlice';
import { type WishState, wishStart, wishTable } from './wishMachine';

const target: Target = { kind: 'follow', id: 7 };
const flying = (over: object = {}): WishState => ({
  at: 'flying',
  target,
  want: true,
  sent: true,
  truth: false,
  trip: 1,
  ...over,
});
const of = (wish: WishState): Readonly<Record<string, WishState>> =>
  wish.at === 'resting' ? {} : { 'follow:7': wish };
const ways = {
  tapped: [wishEvents.tapped({ target, want: true })],
  answered: [wishEvents.answered({ target, on: true }), wishEvents.answered({ target, on: false })],
  failed: [wishEvents.failed({ target, truth: false, lost: false })],
};

describe('wish machine', () => {
  it('reaches every state and gets out of it', () => {
    expect(walk(wishTable, wishStart)).toEqual([]);
    expect(arms(wishTable)).toHaveLength(6);
  });

  it('D1: a wish nobody has answers nothing', () => {
    for (const { event } of refusals(wishTable))
      for (const way of ways[event as keyof typeof ways]) {
        const before = of({ at: 'resting' });
        expect(wishesSlice.reducer(before, way)).toBe(before);
      }
  });

  it.each([
    ['an answer as wanted ends it', flying(), ways.answered[0], undefined],
    [
      'an answer that is not wanted any more is followed by a request',
      flying({ want: false }),
      ways.answered[0],
      { sent: false, truth: true, trip: 2 },
    ],
    ['a refusal ends it', flying(), ways.failed[0], undefined],
    ['a refusal of what is no longer wanted ends it too', flying({ want: false }), ways.failed[0], undefined],
    [
      'a lost answer is followed by what is wanted now',
      flying({ want: false }),
      wishEvents.failed({ target, truth: false, lost: true }),
      { sent: false, trip: 2 },
    ],
    [
      'a tap on the way changes only what is wanted',
      flying(),
      wishEvents.tapped({ target, want: false }),
      { want: false, sent: true, trip: 1 },
    ],
  ])('%s', (_what, from, event, expected) => {
    const after = wishesSlice.reducer(of(from), event as never)['follow:7'];
    if (expected === undefined) expect(after).toBeUndefined();
    else expect(after).toMatchObject(expected);
  });

  it.each([true, false])('the first tap, %p, says at once what the member wants and what was true before', (want) => {
    const wishes = wishesSlice.reducer({}, wishEvents.tapped({ target, want }));
    expect(selectWishes({ wishes })['follow:7']).toEqual({
      at: 'flying',
      target,
      want,
      sent: want,
      truth: !want,
      trip: 1,
    });
    expect([selectIsWished({ wishes }, target), selectIsWished({ wishes }, { ...target, id: 8 })]).toEqual([
      true,
      false,
    ]);
  });

  it('a lost answer to what is still wanted ends it', () => {
    const lost = wishEvents.failed({ target, truth: false, lost: true });
    expect(wishesSlice.reducer(of(flying()), lost)).toEqual({});
  });

  it.each([sessionEnded({ by: 'expired' }), sessionStarted({ account: buildAccount(), by: 'login' })])(
    'D4: nobody inherits a wish ($type)',
    (action) => expect(wishesSlice.reducer(of(flying()), action)).toEqual({}),
  );
});
