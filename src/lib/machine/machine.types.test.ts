import { machine } from './machine';

type Lamp = { at: 'off' } | { at: 'on'; watts: number };
const { on } = machine<Lamp>()({ off: { pressed: ['on'] }, on: { pressed: ['off'], dimmed: ['on'] } } as const);

describe('what the compiler refuses', () => {
  it('accepts only listed moves (checked by tsc; this file fails to compile otherwise)', () => {
    // @ts-expect-error: no state answers this event
    on('smashed', () => ({ at: 'off' }));
    // @ts-expect-error: dimmed never leads to off
    on('dimmed', () => ({ at: 'off' }));
    // @ts-expect-error: `dimmed` comes only from `on`, which has watts, not volts
    on('dimmed', (from) => ({ at: 'on', watts: from.volts }));
    const dimmed = on('dimmed', (from, by: number) => ({ at: 'on', watts: from.watts - by }));
    // @ts-expect-error: the payload is missing
    dimmed({ at: 'on', watts: 5 }, { type: 'lamp/dimmed' });

    expect(dimmed({ at: 'on', watts: 5 }, { type: 'lamp/dimmed', payload: 2 })).toEqual({ at: 'on', watts: 3 });
  });
});
