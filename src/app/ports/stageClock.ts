import type { ClockPort } from '@/kernel/ports';

/** Shorter waits belong to motion and fingers; longer ones are the session's own time, which stands still. */
const LONG_MS = 1_000;

/** A clock that says what somebody sets it to. */
export interface StageClock extends ClockPort {
  /** Sets the time; who waits for a later time looks again. */
  moveTo(at: number): void;
}

/** The clock of a replayed screen: it moves when the replay does. */
export function createStageClock(): StageClock {
  let now = 0;
  const waiting = new Set<() => void>();
  return {
    now: () => now,
    after(ms, run) {
      if (ms < LONG_MS) {
        const timer = window.setTimeout(run, ms);
        return () => window.clearTimeout(timer);
      }
      const wake = () => run();
      waiting.add(wake);
      return () => void waiting.delete(wake);
    },
    moveTo(at) {
      now = at;
      const woken = [...waiting];
      waiting.clear();
      for (const wake of woken) wake();
    },
  };
}
