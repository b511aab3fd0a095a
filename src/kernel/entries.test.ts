import { createEntries, type Entry } from './entries';
import type { RootState } from './rootState';

const state = (parts: Record<string, unknown>) => parts as unknown as RootState;

function watching(source: (root: Record<string, never>) => unknown) {
  const asked = jest.fn(source as never);
  const entries = createEntries();
  const entry = { source: asked, select: () => ({}), at: 'on', round: () => 0, start: () => undefined };
  entries.add(entry as unknown as Entry);
  return { asked, entries };
}

describe('entries', () => {
  it('asks a machine only when a slice that it stands on has changed', () => {
    const { asked, entries } = watching(({ door }) => door);
    const [one, two, three] = [
      { door: 1, lamp: 1 },
      { door: 1, lamp: 2 },
      { door: 2, lamp: 2 },
    ].map(state);
    entries.concerns(two as RootState, one as RootState);
    asked.mockClear();
    expect(entries.concerns(state({ door: 1, lamp: 3 }), two as RootState)).toBe(false);
    expect(asked).not.toHaveBeenCalled();
    expect(entries.concerns(three as RootState, state({ door: 1, lamp: 3 }))).toBe(true);
  });

  it('follows a machine that begins to look at another slice', () => {
    const { entries } = watching(({ door, lamp }) => (door as unknown as string) === 'open' && lamp);
    const shut = state({ door: 'shut', lamp: 1 });
    const open = state({ door: 'open', lamp: 1 });
    entries.concerns(shut, state({ door: 'shut', lamp: 0 }));
    expect(entries.concerns(open, shut)).toBe(true);
    expect(entries.concerns(state({ door: 'open', lamp: 2 }), open)).toBe(true);
  });
});
