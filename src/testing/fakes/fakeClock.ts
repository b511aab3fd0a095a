import type { ClockPort } from '@/kernel/ports';
import { settle } from '@/testing/settle';

interface Timer {
  due: number;
  order: number;
  run: () => void;
}

/** A clock that stands still until a test moves it. */
export interface FakeClock extends ClockPort {
  /** Moves time on, running due timers in their order and everything that follows from them; 0 only settles. */
  advance(ms?: number): Promise<void>;
  /** How many timers wait. */
  readonly timers: number;
  /** Sets the wall clock without running any timer, as a member does in the system settings. */
  jumpTo(now: number): void;
}

/** Noon of 20 November 2026 in Shanghai. */
export const FAKE_NOW = Date.UTC(2026, 10, 20, 4);

/** Makes a clock that stands at `start`. */
export function createFakeClock(start = FAKE_NOW): FakeClock {
  let elapsed = 0;
  let offset = start;
  let count = 0;
  const timers = new Set<Timer>();

  const next = (until: number) =>
    [...timers].filter(({ due }) => due <= until).sort((a, b) => a.due - b.due || a.order - b.order)[0];

  return {
    now: () => offset + elapsed,
    after(ms, run) {
      count += 1;
      const timer = { due: elapsed + Math.max(0, ms), order: count, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    async advance(ms = 0) {
      const until = elapsed + ms;
      await settle();
      for (let timer = next(until); timer; timer = next(until)) {
        timers.delete(timer);
        elapsed = Math.max(elapsed, timer.due);
        timer.run();
        await settle();
      }
      elapsed = until;
    },
    get timers() {
      return timers.size;
    },
    jumpTo(now) {
      offset = now - elapsed;
    },
  };
}
