/** The server's clock: epoch milliseconds. Services take `now` as a value; only the edge reads this. */
export interface Clock {
  now(): number;
}

/** A clock that a demo or a test may move; it goes on ticking from where it was put. */
export interface MovableClock extends Clock {
  /** Moves the clock by so many milliseconds, added up over calls. */
  shift(ms: number): void;
  /** Back to the machine's time. */
  reset(): void;
}

/** The machine's time plus a shift. */
export function systemClock(): MovableClock {
  let offset = 0;
  return {
    now: () => Date.now() + offset,
    shift(ms) {
      offset += ms;
    },
    reset() {
      offset = 0;
    },
  };
}
