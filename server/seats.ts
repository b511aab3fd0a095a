/** Nothing is done: whoever asks is at as many works as they may be. */
export class NoSeat extends Error {}

/** Works side by side, at most so many of each who asks; one more is refused, not made to wait. */
export function createSeats(each: number): <T>(who: string, work: () => Promise<T>) => Promise<T> {
  const taken = new Map<string, number>();
  return async (who, work) => {
    const before = taken.get(who) ?? 0;
    if (before >= each) throw new NoSeat(`${who} has ${before} seats`);
    taken.set(who, before + 1);
    try {
      return await work();
    } finally {
      const left = (taken.get(who) ?? 1) - 1;
      if (left === 0) taken.delete(who);
      else taken.set(who, left);
    }
  };
}
