import type { ClockPort } from '@/kernel/ports';

/** Lets everything that is already decided happen: promises and what follows from them. */
export type Settle = () => Promise<void>;

/** The clock of a log: it stands at an entry's time, and timers run when the log passes them. */
export interface LogClock extends ClockPort {
  /** Moves on to `until` (epoch ms), running due timers in their order. */
  advance(until: number): Promise<void>;
}

interface Timer {
  due: number;
  run: () => void;
}

/** Makes a clock that stands at `start` (epoch ms). */
export function createLogClock(start: number, settle: Settle): LogClock {
  let now = start;
  const timers = new Set<Timer>();
  const next = (until: number) => [...timers].filter(({ due }) => due <= until).sort((a, b) => a.due - b.due)[0];
  return {
    now: () => now,
    after(ms, run) {
      const timer = { due: now + Math.max(0, ms), run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    async advance(until) {
      await settle();
      for (let timer = next(until); timer; timer = next(until)) {
        timers.delete(timer);
        now = Math.max(now, timer.due);
        timer.run();
        await settle();
      }
      now = Math.max(now, until);
    },
  };
}
