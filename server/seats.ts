import type { SharedLimits } from './redis/sharedLimits';

/** Nothing is done: whoever asks is at as many works as they may be. */
export class NoSeat extends Error {}

/** Seats that all processes have together, under a name. */
export interface Together {
  name: string;
  limits: SharedLimits | null;
}

/** Works side by side, at most so many of each who asks; one more is refused, not made to wait. */
export function createSeats(
  each: number,
  { name, limits }: Together = { name: '', limits: null },
): <T>(who: string, work: () => Promise<T>) => Promise<T> {
  const taken = new Map<string, number>();
  const seated = async <T>(who: string, work: () => Promise<T>): Promise<T> => {
    const leave = limits && (await limits.sit(`${name} ${who}`, each));
    if (leave === 'full') throw new NoSeat(`${who} has ${each} seats of all processes`);
    try {
      return await work();
    } finally {
      leave?.();
    }
  };
  return async (who, work) => {
    const before = taken.get(who) ?? 0;
    if (before >= each) throw new NoSeat(`${who} has ${before} seats`);
    taken.set(who, before + 1);
    try {
      return await (limits === null ? work() : seated(who, work));
    } finally {
      const left = (taken.get(who) ?? 1) - 1;
      if (left === 0) taken.delete(who);
      else taken.set(who, left);
    }
  };
}
