import { type EachState, stateIn } from './states';

type Door = { at: 'open' } | { at: 'shut'; by: string } | { at: 'locked'; by: string; key: number };

describe('a list over states', () => {
  it('answers for each state, and tells what those it names have in common', () => {
    const isClosed = stateIn<Door>()({ open: false, shut: true, locked: true });
    const states: Door[] = [{ at: 'open' }, { at: 'shut', by: 'wind' }, { at: 'locked', by: 'hand', key: 1 }];
    expect(states.filter(isClosed).map(({ by }) => by)).toEqual(['wind', 'hand']);
  });

  it('does not compile without a state (checked by tsc; this file fails to compile otherwise)', () => {
    // @ts-expect-error: nothing is said of locked
    stateIn<Door>()({ open: false, shut: true });
    // @ts-expect-error: no state is ajar
    stateIn<Door>()({ open: false, shut: true, locked: true, ajar: true });
    // @ts-expect-error: nothing is said of open
    const words: EachState<Door, string> = { shut: 'zu', locked: 'ab' };
    expect(Object.keys(words)).toHaveLength(2);
  });
});
