import { machine } from '@/lib/machine/machine';

/** Where a pull stands (F4): what the member can do now. */
export type PullState =
  | { at: 'normal' }
  | { at: 'pulling' }
  | { at: 'loosing' }
  | { at: 'loading' }
  | { at: 'success' };

/** F4's times in ms: how long the success line stays, how long the page slides back. */
export const pullTimes = { success: 500, slide: 300 } as const;

export const pullStart = 'normal';

export const pullTable = {
  normal: { pulled: ['pulling'], loosened: ['loosing'], refreshed: ['loading'] },
  pulling: { loosened: ['loosing'], released: ['normal'], cancelled: ['normal'] },
  loosing: { pulled: ['pulling'], released: ['loading'], cancelled: ['normal'] },
  loading: { settled: ['success'], failed: ['normal'], cancelled: ['normal'] },
  success: { rested: ['normal'], cancelled: ['normal'] },
} as const;

/** `pulled` and `loosened` report the finger before and past the head; `refreshed` starts without a finger. */
export type PullEvent =
  | 'pulled'
  | 'loosened'
  | 'released'
  | 'cancelled'
  | 'refreshed'
  | 'settled'
  | 'failed'
  | 'rested';

export const pullMachine = machine<PullState>()(pullTable);

const { step } = pullMachine;

/** One event; an event the phase does not answer returns the very same object. */
export function stepPull(state: PullState, event: PullEvent): PullState {
  switch (event) {
    case 'pulled':
      return step(state, event, () => ({ at: 'pulling' }));
    case 'loosened':
      return step(state, event, () => ({ at: 'loosing' }));
    case 'released':
      return step(state, event, (from) => (from.at === 'loosing' ? { at: 'loading' } : { at: 'normal' }));
    case 'refreshed':
      return step(state, event, () => ({ at: 'loading' }));
    case 'settled':
      return step(state, event, () => ({ at: 'success' }));
    case 'cancelled':
    case 'failed':
    case 'rested':
      return step<typeof event>(state, event, () => ({ at: 'normal' }));
  }
}
