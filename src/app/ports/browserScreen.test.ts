import { createGate } from '@/kernel/gate';
import { settle } from '@/testing/settle';
import { createBrowserScreen } from './browserScreen';

/** A browser that keeps its screen on, and counts how often it is asked to. */
function createWakeLock() {
  const held = { count: 0, asked: 0 };
  const request = async () => {
    held.count += 1;
    held.asked += 1;
    const lock = {
      released: false,
      async release() {
        lock.released = true;
        held.count -= 1;
      },
    };
    return lock;
  };
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  return held;
}

describe('the screen', () => {
  it('R6: is kept on from the present alone, and once it is back', async () => {
    const held = createWakeLock();
    const gate = createGate();
    const { keepAwake } = createBrowserScreen(gate);
    gate.enter('travel');
    const stop = keepAwake();
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(held.asked).toBe(0);
    gate.enter('live');
    await settle();
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(held).toEqual({ count: 1, asked: 1 });
    stop();
    gate.enter('travel');
    gate.enter('live');
    await settle();
    expect(held).toEqual({ count: 0, asked: 1 });
  });

  it('R6: is neither taken whole nor given back from the past', async () => {
    const taken = jest.fn(async () => {});
    Object.assign(document.documentElement, { requestFullscreen: taken });
    const gate = createGate();
    const { fill } = createBrowserScreen(gate);
    gate.enter('travel');
    await fill(true);
    expect(taken).not.toHaveBeenCalled();
    gate.enter('live');
    await fill(true);
    expect(taken).toHaveBeenCalledTimes(1);
  });
});
