import fc from 'fast-check';
import { lockAxis } from './drag';
import { resist } from './pull';
import { swipeOffset, swipeTarget } from './swipe';

describe('F4: resistance of a pull', () => {
  it.each([
    [-10, 0],
    [0, 0],
    [30, 30],
    [50, 50],
    [80, 65],
    [100, 75],
    [200, 100],
  ])('a finger at %s px moves the page %s px', (raw, moved) => {
    expect(resist(raw)).toBe(moved);
  });

  it('never jumps and never runs ahead of the finger', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 }), (raw) => {
        expect(resist(raw)).toBeLessThanOrEqual(raw);
        expect(resist(raw + 1) - resist(raw)).toBeGreaterThanOrEqual(0);
        expect(resist(raw + 1) - resist(raw)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('F6: axis of a drag', () => {
  it.each([
    [0, 0, undefined],
    [5, -5, undefined],
    [6, 0, 'x'],
    [-6, 5, 'x'],
    [0, 6, 'y'],
    [7, 7, 'y'],
  ])('%s, %s is %s', (dx, dy, axis) => {
    expect(lockAxis(dx, dy)).toBe(axis);
  });
});

describe('swipe over pages', () => {
  const slow = { ms: 2000, width: 300, index: 1, count: 3 };

  it.each([
    ['short and slow', { ...slow, dx: -100 }, 1],
    ['past half', { ...slow, dx: -151 }, 2],
    ['past half, back', { ...slow, dx: 151 }, 0],
    ['a flick', { ...slow, dx: -40, ms: 100 }, 2],
    ['a nervous tap', { ...slow, dx: -10, ms: 10 }, 1],
    ['out of the last', { ...slow, dx: -200, index: 2 }, 2],
    ['out of the first', { ...slow, dx: 200, index: 0 }, 0],
  ])('%s', (_case, swipe, target) => {
    expect(swipeTarget(swipe)).toBe(target);
  });

  it('drags hard at the ends', () => {
    expect(swipeOffset({ dx: 90, index: 0, count: 3 })).toBe(30);
    expect(swipeOffset({ dx: -90, index: 2, count: 3 })).toBe(-30);
    expect(swipeOffset({ dx: -90, index: 0, count: 3 })).toBe(-90);
  });
});
