import { drawnLines, nearestTop } from './lineWindow';

const ALL = 10_000;

describe('the lines that are drawn', () => {
  it('R16: are all that can be seen wherever one looks, and always as many', () => {
    const counts = new Set<number>();
    for (let top = 0; top <= ALL - 8.5; top += 0.7) {
      const { first, count } = drawnLines({ top, room: 8.5 }, ALL);
      counts.add(count);
      expect(first).toBeGreaterThanOrEqual(0);
      expect(first).toBeLessThanOrEqual(Math.floor(top));
      expect(first + count).toBeGreaterThanOrEqual(Math.ceil(top + 8.5));
      expect(first + count).toBeLessThanOrEqual(ALL);
    }
    expect(counts.size).toBe(1);
  });

  it('are all of a short list, also where one looked further down before it was sifted', () => {
    expect(drawnLines({ top: 9_000, room: 8 }, 5)).toEqual({ first: 0, count: 5 });
    expect(drawnLines({ top: 9_000, room: 8 }, 0)).toEqual({ first: 0, count: 0 });
  });

  it('move only as far as a line needs to be seen whole', () => {
    const sight = { top: 100, room: 8.5 };
    expect(nearestTop(100, sight)).toBe(100);
    expect(nearestTop(104, sight)).toBe(100);
    expect(nearestTop(99, sight)).toBe(99);
    expect(nearestTop(108, sight)).toBe(100.5);
    expect(nearestTop(0, sight)).toBe(0);
    expect(nearestTop(0, { top: 0, room: 0.5 })).toBe(0.5);
  });
});
