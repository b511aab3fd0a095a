import { machine } from '@/lib/machine/machine';

/** The phases of a list, one face each (pages.md, conventions). */
export type ListState =
  | { at: 'idle' }
  | { at: 'loading-first' }
  | { at: 'ready' }
  | { at: 'empty' }
  | { at: 'error-first' }
  | { at: 'loading-more' }
  | { at: 'finished' }
  | { at: 'error-more' };

export const listStart = 'idle';

export const listTable = {
  idle: { asked: ['loading-first'] },
  'loading-first': { arrived: ['ready', 'empty', 'finished'], failed: ['error-first'], reset: ['idle'] },
  ready: { neared: ['loading-more'], replaced: ['ready', 'empty', 'finished'], reset: ['idle'] },
  empty: { replaced: ['ready', 'empty', 'finished'], retried: ['loading-first'], reset: ['idle'] },
  'error-first': { retried: ['loading-first'], replaced: ['ready', 'empty', 'finished'], reset: ['idle'] },
  'loading-more': {
    arrived: ['ready', 'empty', 'finished'],
    failed: ['error-more'],
    replaced: ['ready', 'empty', 'finished'],
    reset: ['idle'],
  },
  finished: { replaced: ['ready', 'empty', 'finished'], reset: ['idle'] },
  'error-more': { retried: ['loading-more'], replaced: ['ready', 'empty', 'finished'], reset: ['idle'] },
} as const;

/**
 * `neared`: the end is less than 300 px away (F5) · `arrived`: the page that was asked for ·
 * `replaced`: a refresh brought new rows, old ones stayed until then · `reset`: another filter or account.
 * `total` counts all rows on screen afterwards, `last` says that the server has no more.
 */
export type ListEvent =
  | { type: 'asked' | 'neared' | 'failed' | 'retried' | 'reset' }
  | { type: 'arrived' | 'replaced'; total: number; last: boolean };

export const listMachine = machine<ListState>()(listTable);

const { step } = listMachine;

/** The phase rows are shown in: more to come, all there, or none at all. */
function shown({ total, last }: { total: number; last: boolean }): { at: 'ready' | 'empty' | 'finished' } {
  if (!last) return { at: 'ready' };
  return { at: total === 0 ? 'empty' : 'finished' };
}

/** One event; an event the phase does not answer returns the very same object. */
export function stepList(state: ListState, event: ListEvent): ListState {
  switch (event.type) {
    case 'asked':
      return step(state, 'asked', () => ({ at: 'loading-first' }));
    case 'neared':
      return step(state, 'neared', () => ({ at: 'loading-more' }));
    case 'arrived':
      return step(state, 'arrived', () => shown(event) as ShownState);
    case 'replaced':
      return step(state, 'replaced', () => shown(event) as ShownState);
    case 'failed':
      return step(state, 'failed', (from) => ({ at: from.at === 'loading-first' ? 'error-first' : 'error-more' }));
    case 'retried':
      return step(state, 'retried', (from) => ({ at: from.at === 'error-more' ? 'loading-more' : 'loading-first' }));
    case 'reset':
      return step(state, 'reset', () => ({ at: 'idle' }));
  }
}

type ShownState = Extract<ListState, { at: 'ready' | 'empty' | 'finished' }>;
