import type { ClockPort } from '@/kernel/ports';

/** Called between two steps of long work; answers something to wait for when the page needs its turn. */
export type Breathe = () => Promise<void> | undefined;

/** Long work goes in slices of this many ms, so that no task of the page lasts longer than a frame. */
const SLICE_MS = 8;

/** Lets the page have its turn after every slice of work. */
export function everySlice({ now, after }: Pick<ClockPort, 'now' | 'after'>): Breathe {
  let began = now();
  return () => {
    if (now() - began < SLICE_MS) return undefined;
    return new Promise((resolve) => {
      after(0, () => {
        began = now();
        resolve();
      });
    });
  };
}

/** Runs long work to its end without a pause. */
export function inOneGo<T>(work: Generator<void, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Runs long work to its end with the pauses the page needs. */
export async function inSlices<T>(work: Generator<void, T>, breathe: Breathe): Promise<T> {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    await breathe();
  }
}
