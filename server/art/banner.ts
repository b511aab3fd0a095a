import { scenePicture } from './cover';
import { gameOf } from './game';
import { lch, mix } from './oklch';
import { rect } from './svg';

/** A home banner of game n: the hero on the right, the left dark and calm for white text over it. */
export function banner(n: number, variant: number): string {
  const d = scenePicture(n, variant + 1, 840, 392, true);
  const deep = mix(lch(0.34, 0.13, 262), gameOf(n).p.sky[0], 0.25);
  return d
    .add(
      rect(
        0,
        0,
        840,
        392,
        0,
        d.linear(
          [
            [deep, 0, 0.88],
            [deep, 0.34, 0.66],
            [deep, 0.62, 0],
          ],
          0,
          0,
          1,
          0,
        ),
      ),
    )
    .toString();
}
