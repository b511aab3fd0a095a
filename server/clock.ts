/** The server's clock: epoch milliseconds. Services take `now` as a value; only the edge reads this. */
export interface Clock {
  now(): number;
}

/** A clock that a demonstration or a test may set ahead; it goes on ticking from there. */
export interface MovableClock extends Clock {
  /** How far it runs ahead of the machine's time from now on, in ms; 0 puts it right. */
  runAhead(ms: number): void;
}

/** The machine's time plus what it runs ahead. */
export function systemClock(): MovableClock {
  let ahead = 0;
  return {
    now: () => Date.now() + ahead,
    runAhead(ms) {
      ahead = ms;
    },
  };
}
