import type { ClockPort } from './ports';

/** Runs `pieces` one after another, each in a task of its own: whoever taps or scrolls meanwhile is answered in between. */
export async function inTurns(clock: ClockPort, pieces: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const piece of pieces) {
    await piece();
    await new Promise<void>((go) => clock.after(0, go));
  }
}
