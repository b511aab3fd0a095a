/** Runs works side by side up to so many, the others in the order they came. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** Turns for what keeps a thread of the pool busy: `atOnce` of them, so that files and databases get theirs. */
export function createTurns(atOnce = 1): Turns {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
