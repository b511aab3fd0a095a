import { unzoomed } from '@/lib/gestures/zoom';
import { covering, cropOf } from './crop';

describe('the square of a picture', () => {
  it('covers the stage, whichever side is longer', () => {
    expect(covering(300, { width: 600, height: 400 })).toEqual({ width: 450, height: 300 });
    expect(covering(300, { width: 400, height: 600 })).toEqual({ width: 300, height: 450 });
  });

  it('is the middle as it comes', () => {
    expect(cropOf(unzoomed, 300, { width: 600, height: 400 })).toEqual({ x: 100, y: 0, size: 400 });
  });

  it('follows the finger, and is smaller when magnified', () => {
    expect(cropOf({ scale: 1, x: 75, y: 0 }, 300, { width: 600, height: 400 })).toEqual({ x: 0, y: 0, size: 400 });
    expect(cropOf({ scale: 2, x: 0, y: 150 }, 300, { width: 600, height: 400 })).toEqual({ x: 200, y: 0, size: 200 });
  });

  it('never leaves the picture', () => {
    expect(cropOf({ scale: 1, x: -999, y: 999 }, 300, { width: 600, height: 400 })).toEqual({
      x: 200,
      y: 0,
      size: 400,
    });
  });
});
