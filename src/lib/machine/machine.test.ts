import { createSlice } from '@reduxjs/toolkit';
import { answers, machine } from './machine';
import { mermaid } from './mermaid';
import { arms, refusals, walk } from './walk';

type Door = { at: 'open' } | { at: 'shut'; by: string } | { at: 'locked'; key: number };

const table = {
  open: { pushed: ['shut'] },
  shut: { pulled: ['open'], keyTurned: ['locked'] },
  locked: { keyTurned: ['shut'] },
} as const;

const { on, step } = machine<Door>()(table);

const door = createSlice({
  name: 'door',
  initialState: { at: 'open' } as Door,
  reducers: {
    pushed: on('pushed', (_from, by: string) => ({ at: 'shut', by })),
    pulled: on('pulled', () => ({ at: 'open' })),
    keyTurned: on('keyTurned', (from, key: number) =>
      from.at === 'shut' ? { at: 'locked', key } : { at: 'shut', by: 'key' },
    ),
  },
});

describe('machine', () => {
  it('takes a listed event', () => {
    expect(door.reducer({ at: 'open' }, door.actions.pushed('wind'))).toEqual({ at: 'shut', by: 'wind' });
  });

  it('D1: returns the very same object for every unlisted event', () => {
    const samples: Record<string, Door> = {
      open: { at: 'open' },
      shut: { at: 'shut', by: 'hand' },
      locked: { at: 'locked', key: 1 },
    };
    const refused = refusals(table);
    expect(refused).toHaveLength(5);
    for (const { from, event } of refused) {
      const before = samples[from];
      expect(door.reducer(before, { type: `door/${event}`, payload: undefined })).toBe(before);
      expect(answers(table, from, event)).toBe(false);
    }
  });

  it('D1: a step of a machine in a map that changes nothing leaves the whole state as it is', () => {
    const doors = createSlice({
      name: 'doors',
      initialState: { front: { at: 'locked', key: 1 } } as Record<string, Door>,
      reducers: {
        turned: (all) => {
          const front = all.front;
          if (front) all.front = step(front, 'keyTurned', () => ({ at: 'shut', by: 'key' }));
        },
        pulled: (all) => {
          const front = all.front;
          if (front) all.front = step(front, 'pulled', () => ({ at: 'open' }));
        },
      },
    });
    const before = doors.getInitialState();
    expect(doors.reducer(before, doors.actions.pulled())).toBe(before);
    expect(doors.reducer(before, doors.actions.turned())).toEqual({ front: { at: 'shut', by: 'key' } });
  });

  it('says which events a state answers; a state nobody knows answers none', () => {
    expect(arms(table).every(({ from, event }) => answers(table, from, event))).toBe(true);
    expect(answers(table, 'ajar', 'pushed')).toBe(false);
    const ajar = { at: 'ajar' } as never;
    expect(step(ajar, 'pushed', () => ({ at: 'shut', by: 'x' }))).toBe(ajar);
  });

  it('throws when a step leaves the table', () => {
    const open: Door = { at: 'open' };
    expect(() => step(open, 'pushed', () => ({ at: 'locked', key: 1 }) as never)).toThrow('open --pushed--> locked');
  });
});

describe('walk', () => {
  it('finds nothing wrong with a whole table and counts its arms', () => {
    expect(walk(table, 'open')).toEqual([]);
    expect(arms(table)).toHaveLength(4);
  });

  it('names unreachable states, dead ends and unknown targets', () => {
    const broken = { a: { went: ['b', 'nowhere'] }, b: {}, c: { went: ['a'] } };
    expect(walk(broken, 'a')).toEqual([
      { state: 'nowhere', fault: 'unknown target' },
      { state: 'b', fault: 'dead end' },
      { state: 'c', fault: 'unreachable' },
    ]);
  });
});

describe('the end of a walk', () => {
  it('may be a final state; one that only leads to itself is a dead end', () => {
    const ended = { a: { went: ['b'] }, b: {} };
    expect(walk(ended, 'a', ['b'])).toEqual([]);
    expect(walk({ a: { went: ['b'] }, b: { stayed: ['b'] } }, 'a')).toEqual([{ state: 'b', fault: 'dead end' }]);
  });
});

describe('mermaid', () => {
  it('draws each arrow once with all its events', () => {
    expect(mermaid({ a: { x: ['b'], y: ['b'] }, b: { z: ['a'] } }, 'a')).toBe(
      'stateDiagram-v2\n  [*] --> a\n  a --> b: x, y\n  b --> a: z',
    );
  });
});
