import { createStageClock } from './stageClock';

describe('the clock of a replay', () => {
  it('R20: says the time of the entry, and wakes who waits when the replay moves', () => {
    const clock = createStageClock();
    clock.moveTo(1_000);
    const seen: number[] = [];
    clock.after(30_000, function again() {
      seen.push(clock.now());
      clock.after(30_000, again);
    });
    const stop = clock.after(30_000, () => seen.push(-1));
    stop();
    expect(seen).toEqual([]);
    clock.moveTo(5_000);
    clock.moveTo(2_000);
    expect(seen).toEqual([5_000, 2_000]);
    expect(clock.now()).toBe(2_000);
  });
});
