import { valueAt } from './changes';
import { valueHash } from './hash';
import { illegalEvent } from './machines';
import type { ReplayStep } from './replayFile';
import type { SessionFile } from './sessionFile';

/** Nobody waits longer than this for the next action, ms at rate 1. */
const LONGEST_PAUSE = 2_000;

/** Ms to wait before entry `s` when played at `rate` (0.25 to 16; `Infinity`: not at all). */
export function waitBefore({ entries }: SessionFile, s: number, rate: number): number {
  const pause = (entries[s - 1]?.t ?? 0) - (entries[s - 2]?.t ?? 0);
  return Math.min(pause, LONGEST_PAUSE) / rate;
}

/** Where playing stops by itself. */
export type Breakpoint =
  /** `*` stands for anything: `download/*`. */
  | { on: 'type'; glob: string }
  | { on: 'slice'; name: string }
  | { on: 'value'; path: string; equals: unknown }
  | { on: 'illegal' }
  | { on: 'divergence' }
  /** A call that ended badly. */
  | { on: 'fault' };

const fits = (glob: string, type: string): boolean =>
  new RegExp(`^${glob.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(type);

function stops(breakpoint: Breakpoint, { entry, before, state, divergence }: ReplayStep): boolean {
  switch (breakpoint.on) {
    case 'type':
      return fits(breakpoint.glob, entry.a.type);
    case 'slice':
      return before[breakpoint.name as keyof typeof before] !== state[breakpoint.name as keyof typeof state];
    case 'value': {
      const { path, equals } = breakpoint;
      const is = (value: unknown) => valueHash(valueAt(value, path)) === valueHash(equals);
      return is(state) && !is(before);
    }
    case 'illegal':
      return illegalEvent(entry.a, before) !== undefined;
    case 'divergence':
      return divergence !== undefined;
    case 'fault':
      return /^api\/.*\/rejected$/.test(entry.a.type);
  }
}

/** The first breakpoint that this step meets. */
export const stopsAt = (breakpoints: readonly Breakpoint[], step: ReplayStep): Breakpoint | undefined =>
  breakpoints.find((breakpoint) => stops(breakpoint, step));
