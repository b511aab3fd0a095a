import type { Gate } from '@/kernel/gate';
import type { ClockPort } from '@/kernel/ports';

/** Shorter waits belong to motion and fingers, which the past has as well. */
const LONG_MS = 1_000;

/** The wall clock. While somebody travels no long wait begins: one that is asked for then begins on the way back. */
export function createBrowserClock(gate: Gate): ClockPort {
  return {
    now: () => Date.now(),
    after(ms, run) {
      let stop = () => {};
      const start = () => {
        stop();
        const timer = window.setTimeout(run, ms);
        stop = () => window.clearTimeout(timer);
      };
      if (gate.isLive || ms < LONG_MS) start();
      else stop = gate.onChange((mode) => mode === 'live' && start());
      return () => stop();
    },
  };
}
