import type { Breakpoint } from '@/app/replay/play';
import { machine } from '@/lib/machine/machine';
import type { Log, Refused, Source } from './openLog';

/** What the replay page does: wait for a log, read it, stand at one of its entries, or walk on by itself. */
export type PlayerState =
  | { at: 'empty' }
  | { at: 'reading'; source: Source }
  | { at: 'refused'; name: string; why: Refused }
  /** `s` is the entry looked at, 0 before all; `met` the breakpoint that stopped it there. */
  | { at: 'still'; log: Log; s: number; met?: Breakpoint }
  | { at: 'playing'; log: Log; s: number };

export const playerStart = 'empty';

export const playerTable = {
  empty: { chosen: ['reading'] },
  reading: { chosen: ['reading'], opened: ['still'], refused: ['refused'] },
  refused: { chosen: ['reading'] },
  still: {
    chosen: ['reading'],
    refused: ['refused'],
    movedTo: ['still'],
    supposed: ['still'],
    undone: ['still'],
    playAsked: ['playing'],
  },
  playing: {
    chosen: ['reading'],
    refused: ['refused'],
    movedTo: ['still'],
    supposed: ['still'],
    undone: ['still'],
    walked: ['playing', 'still'],
    pauseAsked: ['still'],
  },
} as const;

export type PlayerEvent =
  | { type: 'chosen'; source: Source }
  | { type: 'opened'; log: Log }
  /** Also of a log that is open: it could not be shown after all. */
  | { type: 'refused'; name: string; why: Refused }
  | { type: 'movedTo'; s: number }
  /** The log that is open, with one action otherwise. */
  | { type: 'supposed'; log: Log; s: number }
  /** Back to the log that a supposed one was made of. */
  | { type: 'undone' }
  | { type: 'playAsked' }
  | { type: 'pauseAsked' }
  /** Playing came to entry `s`; `met` when a breakpoint says stop. */
  | { type: 'walked'; s: number; met?: Breakpoint };

export const playerMachine = machine<PlayerState>()(playerTable);

const { step } = playerMachine;
const last = ({ file }: Log) => file.entries.length;
const within = (s: number, log: Log) => Math.min(Math.max(s, 0), last(log));

/** The log that a supposed one was made of, at the entry that stands at the same place in it. */
function stepBack(log: Log, s: number): Extract<PlayerState, { at: 'still' }> {
  if (!log.supposed) return { at: 'still', log, s };
  const { before, back } = log.supposed;
  return { at: 'still', log: before, s: within(back[s] ?? 0, before) };
}

/** One event; an event the state does not answer returns the very same object. */
export function stepPlayer(state: PlayerState, event: PlayerEvent): PlayerState {
  switch (event.type) {
    case 'chosen':
      return step(state, event.type, () => ({ at: 'reading', source: event.source }));
    case 'opened':
      return step(state, event.type, () => ({ at: 'still', log: event.log, s: 0 }));
    case 'refused':
      return step(state, event.type, () => ({ at: 'refused', name: event.name, why: event.why }));
    case 'movedTo':
      return step<typeof event.type>(state, event.type, ({ log }) => ({ at: 'still', log, s: within(event.s, log) }));
    case 'supposed':
      return step(state, event.type, () => ({ at: 'still', log: event.log, s: within(event.s, event.log) }));
    case 'undone':
      return step<typeof event.type>(state, event.type, ({ log, s }) => stepBack(log, s));
    case 'playAsked':
      // From the end it starts over, as every player does.
      return step(state, event.type, ({ log, s }) => ({ at: 'playing', log, s: s === last(log) ? 0 : s }));
    case 'pauseAsked':
      return step(state, event.type, ({ log, s }) => ({ at: 'still', log, s }));
    case 'walked':
      return step(state, event.type, ({ log }) => {
        const { s, met } = event;
        if (met) return { at: 'still', log, s, met };
        return s < last(log) ? { at: 'playing', log, s } : { at: 'still', log, s: last(log) };
      });
  }
}
