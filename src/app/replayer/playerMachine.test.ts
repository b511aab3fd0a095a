import type { Breakpoint } from '@/app/replay/play';
import { describeMachine } from '@/ui/testing/describeMachine';
import type { Log } from './openLog';
import { type PlayerEvent, type PlayerState, playerStart, playerTable, stepPlayer } from './playerMachine';

const log = { name: 'a', file: { entries: [{}, {}, {}] } } as unknown as Log;
const source = { name: 'a', text: async () => '' };
const why = { text: '打不开', path: '' };
const met: Breakpoint = { on: 'illegal' };
const samples: { [At in PlayerState['at']]: Extract<PlayerState, { at: At }> } = {
  empty: { at: 'empty' },
  reading: { at: 'reading', source },
  refused: { at: 'refused', name: 'a', why },
  still: { at: 'still', log, s: 1 },
  playing: { at: 'playing', log, s: 1 },
};
const ways: { [Type in PlayerEvent['type']]: readonly PlayerEvent[] } = {
  chosen: [{ type: 'chosen', source }],
  opened: [{ type: 'opened', log }],
  refused: [{ type: 'refused', name: 'a', why }],
  movedTo: [{ type: 'movedTo', s: 2 }],
  supposed: [{ type: 'supposed', log, s: 2 }],
  undone: [{ type: 'undone' }],
  playAsked: [{ type: 'playAsked' }],
  pauseAsked: [{ type: 'pauseAsked' }],
  walked: [
    { type: 'walked', s: 2 },
    { type: 'walked', s: 3 },
    { type: 'walked', s: 2, met },
  ],
};

describeMachine<PlayerState, PlayerEvent>('player', {
  table: playerTable,
  start: playerStart,
  sample: (at) => samples[at],
  events: (event) => ways[event as PlayerEvent['type']],
  step: stepPlayer,
});

describe('the player', () => {
  it('R11: never leaves the log, starts over from its end, and says which breakpoint stopped it', () => {
    expect(stepPlayer(samples.still, { type: 'movedTo', s: -1 })).toMatchObject({ s: 0 });
    expect(stepPlayer(samples.playing, { type: 'movedTo', s: 99 })).toEqual({ at: 'still', log, s: 3 });
    expect(stepPlayer({ ...samples.still, s: 3 }, { type: 'playAsked' })).toMatchObject({ at: 'playing', s: 0 });
    expect(stepPlayer(samples.playing, { type: 'walked', s: 2, met })).toEqual({ at: 'still', log, s: 2, met });
  });
});
