import type { ClockPort } from './ports';

/**
 * Runs `pieces` and then `last`, each in a task of its own: whoever taps or scrolls meanwhile is answered in between.
 * Answers what `last` gives when it is asked once more, as an import does at once; it is taken on in a task of its own, too.
 */
export async function inTurns<T>(
  clock: ClockPort,
  pieces: readonly (() => Promise<unknown>)[],
  last: () => Promise<T>,
): Promise<T> {
  for (const piece of [...pieces, last]) {
    await piece();
    await new Promise<void>((go) => clock.after(0, go));
  }
  return last();
}
