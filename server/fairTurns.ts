/** A work that is not done: its line is full, or whoever it was for has left. */
export class NotInTurn extends Error {}

/** A work in line or under way. */
export interface Place<T> {
  done: Promise<T>;
  /** Takes the work out of line; one that has begun goes on. */
  leave(): void;
}

/** How many works may wait, for one who asks and for all together, and how many run side by side (one). */
export interface LineLimits {
  each: number;
  all: number;
  atOnce?: number;
}

/** Runs works in rounds: one of everybody who asks, so that nobody waits for all that another wants. */
export function createFairTurns({ each, all, atOnce = 1 }: LineLimits) {
  const lines = new Map<string, (() => void)[]>();
  let waiting = 0;
  let running = 0;

  const next = (): void => {
    const [first] = lines;
    if (first === undefined || running >= atOnce) return;
    running += 1;
    const [who, line] = first;
    // Who is served goes to the end of the round.
    lines.delete(who);
    if (line.length > 1) lines.set(who, line);
    waiting -= 1;
    line.shift()?.();
  };

  return <T>(who: string, work: () => Promise<T>): Place<T> => {
    const line = lines.get(who) ?? [];
    if (line.length >= each || waiting >= all) throw new NotInTurn('The line is full');
    let leave = () => {};
    const begun = new Promise<void>((resolve, reject) => {
      line.push(resolve);
      leave = () => {
        const at = line.indexOf(resolve);
        if (at < 0) return;
        line.splice(at, 1);
        if (line.length === 0) lines.delete(who);
        waiting -= 1;
        reject(new NotInTurn('Left the line'));
      };
    });
    lines.set(who, line);
    waiting += 1;
    next();
    const run = async () => {
      await begun;
      try {
        return await work();
      } finally {
        running -= 1;
        next();
      }
    };
    return { done: run(), leave };
  };
}
