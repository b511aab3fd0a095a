import { createGate } from '@/kernel/gate';
import { createBrowserClock } from './browserClock';

describe("the browser's clock", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('R3: begins no long wait while somebody travels, and begins it on the way back', () => {
    const gate = createGate();
    const clock = createBrowserClock(gate);
    const run = jest.fn();
    gate.enter('travel');
    clock.after(30_000, run);
    expect(jest.getTimerCount()).toBe(0);
    gate.enter('live');
    jest.advanceTimersByTime(29_999);
    expect(run).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(1);
    gate.enter('travel');
    gate.enter('live');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('R3: one that was called off meanwhile never begins; motion goes on in the past', () => {
    const gate = createGate();
    const clock = createBrowserClock(gate);
    const run = jest.fn();
    gate.enter('travel');
    clock.after(5_000, run)();
    clock.after(200, run);
    expect(jest.getTimerCount()).toBe(1);
    gate.enter('live');
    jest.advanceTimersByTime(60_000);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
