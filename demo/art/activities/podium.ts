import { critter } from '@demo/art/animals/critter';
import { repeat } from '@demo/art/covers/brushes';
import { lch, shade } from '@demo/art/oklch';
import { rays } from '@demo/art/shape';
import { line, oval, path, place, rect } from '@demo/art/svg';
import { ACTIVITY, type ActivityPicture } from './picture';
import { confetti, heart } from './props';

const CORAL = lch(0.7, 0.17, 28);

/** The kind ones of the square on the steps, hearts going up. */
export const podium: ActivityPicture = (d, r) => {
  const bubble = (x: number, y: number, k: number, colour: string, inside: string) =>
    place(
      x,
      y,
      k,
      path('M-60-44H60Q76-44 76-28V24Q76 40 60 40H-16L-40 66L-36 40H-60Q-76 40-76 24V-28Q-76-44-60-44Z', colour),
      inside,
    );
  const step = (x: number, y: number, colour: string) =>
    rect(x - 84, y, 168, 400, 8, colour) + rect(x - 84, y, 168, 18, 6, '#fff', { opacity: 0.45 });
  return (
    rect(0, 0, ACTIVITY.w, ACTIVITY.h, 0, d.linear([lch(0.86, 0.1, 55), lch(0.78, 0.13, 30)])) +
    rays(470, 210, 620, 16, 5, 0.2) +
    // Behind the winners: none of it lies on a face.
    confetti(r, 22, { x: 220, y: 0, w: 620, h: 150 }, ['#fff', lch(0.62, 0.17, 265), lch(0.86, 0.15, 88)]) +
    place(290, 206, 0.7, critter(d, { kind: 'rabbit', v: 0, mood: 'happy', t: 0.4, wear: lch(0.62, 0.17, 265) })) +
    place(650, 226, 0.68, critter(d, { kind: 'panda', v: 0, mood: 'calm', t: -0.4, wear: lch(0.66, 0.14, 175) })) +
    place(
      470,
      152,
      0.8,
      critter(d, { kind: 'bear', v: 0, mood: 'grin', t: 0, wear: CORAL, gear: 'crown', gearC: lch(0.86, 0.15, 88) }),
    ) +
    step(290, 290, lch(0.62, 0.15, 265)) +
    step(650, 308, lch(0.66, 0.14, 175)) +
    step(470, 250, lch(0.8, 0.15, 85)) +
    [
      [470, 318, 5],
      [290, 352, 4],
      [650, 366, 3],
    ]
      .map(([x = 0, y = 0, k = 0]) => heart(x, y, k * 0.17, '#fff'))
      .join('') +
    bubble(
      142,
      150,
      0.9,
      '#fff',
      repeat(3, (i) => oval(-30 + i * 30, -2, 8, 8, CORAL)),
    ) +
    bubble(770, 110, 0.86, '#fff', heart(0, 4, 0.62, CORAL)) +
    [
      [120, 300, 0.7],
      [196, 250, 0.4],
      [760, 250, 0.6],
      [806, 196, 0.36],
      [60, 230, 0.36],
    ]
      .map(([x = 0, y = 0, k = 0], i) => heart(x, y, k, i % 2 ? '#fff' : lch(0.62, 0.21, 12)))
      .join('') +
    line('M0 384H840', shade(CORAL, 0.3), 16)
  );
};
