import { packPath } from './packPath';

describe('a packed path', () => {
  it.each([
    ['M0 0L800 0L800 442L0 442Z', 'M0 0h800v442h-800z'],
    ['M10 20C11 21 12 22 13 23C14 24 15 25 16 26', 'M10 20c1 1 2 2 3 3 1 1 2 2 3 3'],
    ['M4 4L1 8L-2 3', 'M4 4l-3 4-3-5'],
    ['M1.5 0.25H0.75V-1Z', 'M1.5 .25h-.75v-1.25z'],
    ['m10 10 5 5-2 1z', 'M10 10l5 5-2 1z'],
    ['M1 1h4v4zM9 9l1 2', 'M1 1h4v4zM9 9l1 2'],
    // After a closed part the pen is where that part began.
    ['M5 5h4zL9 9', 'M5 5h4zl4 4'],
    // Radii and flags are no places.
    ['M10 10A6 7 0 0 1 20 12', 'M10 10a6 7 0 0 1 10 2'],
    ['M10 10a6 7 0 1 1 0 1Z', 'M10 10a6 7 0 1 1 0 1z'],
    ['M8 8Q9 12 3 4S1 1 2 2', 'M8 8q1 4-5-4s-2-3-1-2'],
  ])('%s is %s', (data, packed) => {
    expect(packPath(data)).toBe(packed);
  });

  it('is what it was when it is packed again', () => {
    const once = packPath('M3 4Q5 6 7 8T9 9L2 2Z M1 1a2 2 0 0 0 3 1');
    expect(packPath(once)).toBe(once);
  });
});
