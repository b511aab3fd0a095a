import { critter } from '@demo/art/animals/critter';
import { repeat, stars } from '@demo/art/covers/brushes';
import { lch } from '@demo/art/oklch';
import { line, oval, path, place, rect } from '@demo/art/svg';
import { ACTIVITY, type ActivityPicture } from './picture';

const BEAM = lch(0.93, 0.11, 95);
const ROCK = lch(0.22, 0.05, 255);

/** The lamp is lit, and somebody stays awake with it. */
export const watch: ActivityPicture = (d, r) => {
  const room = (x: number) =>
    rect(x, 128, 92, 86, 6, BEAM) + line(`M${x} 128V214M${x + 46} 128V214M${x + 92} 128V214`, ROCK, 6);
  return (
    rect(0, 0, ACTIVITY.w, ACTIVITY.h, 0, d.linear([lch(0.24, 0.09, 275), lch(0.42, 0.11, 250), lch(0.62, 0.1, 205)])) +
    place(0, 0, 1.9, stars(r, 50, 110, '#fff')) +
    path(
      'M0 120C160 40 260 150 420 70S700 40 840 110V170C700 110 560 190 420 140S160 170 0 200Z',
      lch(0.72, 0.13, 165),
      { opacity: 0.35 },
    ) +
    path(
      'M574 172L-20 90V290Z',
      d.linear(
        [
          [BEAM, 0, 0.05],
          [BEAM, 1, 0.85],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    path('M620 172L860 130V240Z', BEAM, { opacity: 0.45 }) +
    line(
      repeat(8, (i) => `M${20 + i * 104} ${312 + (i % 3) * 12}q14-9 28 0t28 0`),
      lch(0.8, 0.06, 205),
      4,
      { opacity: 0.6 },
    ) +
    path('M552 226H658L690 392H520Z', '#f4eee2') +
    path('M546 262H664L672 304H538Z', lch(0.58, 0.2, 28)) +
    path('M530 346H680L688 384H522Z', lch(0.58, 0.2, 28)) +
    room(559) +
    rect(536, 212, 138, 16, 4, ROCK) +
    path('M548 128Q604 60 662 128Z', lch(0.58, 0.2, 28)) +
    oval(605, 70, 9, 9, ROCK) +
    d.halo(605, 172, 130, BEAM, 0.9) +
    path('M0 392V342Q120 300 240 332T470 350T840 330V392Z', ROCK) +
    place(240, 262, 0.82, critter(d, { kind: 'owl', v: 1, mood: 'calm', t: 0.5, wear: lch(0.6, 0.19, 28) })) +
    rect(346, 306, 42, 48, 6, lch(0.5, 0.06, 60)) +
    rect(353, 314, 28, 32, 3, BEAM) +
    line('M352 306q15-26 30 0', lch(0.5, 0.06, 60), 5) +
    d.halo(367, 330, 70, BEAM, 0.8)
  );
};
