import { critter } from '@demo/art/animals/critter';
import { repeat } from '@demo/art/covers/brushes';
import { glow, lch } from '@demo/art/oklch';
import { line, oval, path, place, rect } from '@demo/art/svg';
import { ACTIVITY, type ActivityPicture } from './picture';
import { coin, confetti, gem } from './props';

const SLICES = [
  lch(0.66, 0.2, 15),
  lch(0.86, 0.15, 88),
  lch(0.7, 0.14, 235),
  lch(0.74, 0.16, 55),
  lch(0.76, 0.15, 150),
  lch(0.66, 0.17, 300),
] as const;

/** The wheel, larger than the picture is high. */
export const wheel: ActivityPicture = (d, r) => {
  const [cx, cy, q] = [560, 236, 192];
  const at = (turn: number, k: number) =>
    `${Math.round(cx + Math.sin(turn) * k)} ${Math.round(cy - Math.cos(turn) * k)}`;
  const step = Math.PI / 6;
  const red = lch(0.5, 0.19, 8);
  return (
    rect(0, 0, ACTIVITY.w, ACTIVITY.h, 0, d.linear([lch(0.5, 0.19, 295), lch(0.66, 0.18, 330)], 0, 0, 1, 1)) +
    d.halo(cx, cy, 360, lch(0.93, 0.09, 85), 0.75) +
    oval(cx, cy + 8, q + 30, q + 30, lch(0.36, 0.14, 350)) +
    oval(cx, cy, q + 28, q + 28, red) +
    oval(cx, cy, q + 5, q + 5, '#fff6e0') +
    repeat(12, (i) =>
      path(`M${cx} ${cy}L${at((i - 0.5) * step, q)}A${q} ${q} 0 0 1 ${at((i + 0.5) * step, q)}Z`, SLICES[i % 6] ?? red),
    ) +
    line(
      repeat(12, (i) => `M${cx} ${cy}L${at((i - 0.5) * step, q)}`),
      '#fff6e0',
      3,
    ) +
    repeat(12, (i) => {
      const [x = 0, y = 0] = at(i * step, q * 0.72)
        .split(' ')
        .map(Number);
      return i % 3 === 0
        ? gem(d, x, y, 0.5, lch(0.62, 0.17, 255))
        : i % 3 === 1
          ? coin(d, x, y, 0.62)
          : oval(x, y, 13, 13, glow(SLICES[i % 6] ?? red, 0.5));
    }) +
    repeat(20, (i) => {
      const [x = 0, y = 0] = at((i * Math.PI) / 10, q + 16)
        .split(' ')
        .map(Number);
      return oval(x, y, 6, 6, i % 2 ? '#fff' : lch(0.9, 0.15, 95));
    }) +
    oval(cx, cy, 42, 42, red) +
    oval(cx, cy, 30, 30, lch(0.9, 0.13, 90)) +
    path(`M${cx - 26} 0H${cx + 26}L${cx} 76Z`, '#fff6e0', { stroke: red, 'stroke-width': 5 }) +
    place(228, 258, 1, critter(d, { kind: 'fox', v: 0, mood: 'grin', t: 0.6, wear: lch(0.62, 0.2, 15) })) +
    gem(d, 400, 120, 0.9, lch(0.68, 0.15, 220)) +
    gem(d, 776, 90, 0.7, lch(0.68, 0.19, 350)) +
    coin(d, 352, 340, 1) +
    coin(d, 784, 330, 1.2) +
    confetti(r, 10, { x: 300, y: 0, w: 540, h: 392 }, ['#fff', lch(0.9, 0.15, 95), lch(0.8, 0.12, 200)])
  );
};
