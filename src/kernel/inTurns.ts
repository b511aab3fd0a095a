import type { ClockPort } from './ports';

/**
 * Runs `pieces` one after another, each in a task of its own, and `last` after them: whoever taps or scrolls meanwhile is
 * answered in between.
 */
export async function inTurns<T>(
  clock: ClockPort,
  pieces: readonly (() => Promise<unknown>)[],
  last: () => Promise<T>,
): Promise<T> {
  for (const piece of pieces) {
    await piece();
    await new Promise<void>((go) => clock.after(0, go));
  }
  return last();
}
