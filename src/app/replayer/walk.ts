import { type Breakpoint, stopsAt } from '@/app/replay/play';
import { type Log, stepAt } from './openLog';

/** How many entries are passed between two looks of the page when it is played as fast as possible. */
const AT_ONCE = 40;

/** Where playing comes to next from entry `s`: one on, or a handful at full speed, never past a breakpoint. */
export function walk(log: Log, s: number, rate: number, breakpoints: readonly Breakpoint[]) {
  const end = Math.min(s + (Number.isFinite(rate) ? 1 : AT_ONCE), log.file.entries.length);
  for (let next = s + 1; next <= end; next += 1) {
    const step = stepAt(log, next);
    const met = step && stopsAt(breakpoints, step);
    if (met) return { s: next, met };
  }
  return { s: end };
}
