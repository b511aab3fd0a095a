import type { HistoryEntry, HistoryPort } from '@/kernel/ports';

/** Browsers answer `go` later; everything that touches the history waits its turn here. */
export interface HistoryQueue {
  /** Runs `work` after all earlier work has ended. */
  run(work: () => Promise<void> | void): Promise<void>;
  /** Moves by `delta` and waits until the browser is there. Moves nobody else hears of. */
  go(delta: number): Promise<void>;
}

/** Puts one queue in front of the history; pops that were not asked for here reach `onForeignPop`. */
export function createHistoryQueue(history: HistoryPort, onForeignPop: (entry: HistoryEntry) => void): HistoryQueue {
  let tail = Promise.resolve();
  let arrived: (() => void) | undefined;

  history.onPop((entry) => {
    if (!arrived) return onForeignPop(entry);
    const done = arrived;
    arrived = undefined;
    done();
  });

  return {
    run(work) {
      tail = tail.then(work);
      return tail;
    },
    go(delta) {
      if (delta === 0 || history.current().index + delta < 0) return Promise.resolve();
      return new Promise((resolve) => {
        arrived = resolve;
        history.go(delta);
      });
    },
  };
}
