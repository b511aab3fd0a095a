import { repeat } from '@demo/art/covers/brushes';
import { lch } from '@demo/art/oklch';
import { line, path, rect } from '@demo/art/svg';
import { ACTIVITY, type ActivityPicture } from './picture';

const LEAVES = [lch(0.62, 0.18, 35), lch(0.74, 0.16, 62), lch(0.54, 0.17, 25)] as const;
const LEAF = 'M0 40C-34 22-34-16 0-50C34-16 34 22 0 40Z';

/** An open book on the table, leaves on the pages, the pen beside it. */
export const autumn: ActivityPicture = (d, r) => {
  const leaf = (x: number, y: number, turn: number, k: number, i: number) =>
    `<g transform="translate(${x} ${y})rotate(${turn})scale(${k})">${
      path(LEAF, LEAVES[i % 3] ?? LEAVES[0]) +
      line('M0 60V-30M0 20L-14 6M0 20L14 6M0 0L-12-12M0 0L12-12', lch(0.42, 0.12, 35), 3.5)
    }</g>`;
  const rows = (x: number, n: number) => repeat(n, (i) => `M${x} ${150 + i * 26}h${i === n - 1 ? 80 : 170}`);
  return (
    rect(0, 0, ACTIVITY.w, ACTIVITY.h, 0, d.linear([lch(0.86, 0.1, 75), lch(0.74, 0.12, 55)], 0, 0, 1, 1)) +
    d.halo(760, 20, 420, '#fff3cf', 0.8) +
    path(
      'M220 344L224 110Q330 72 460 118Q590 72 696 110L700 344Q590 312 460 352Q330 312 220 344Z',
      lch(0.4, 0.09, 40),
    ) +
    path('M236 328L240 100Q340 66 460 112V340Q340 300 236 328Z', '#fffaf0') +
    path('M684 328L680 100Q580 66 460 112V340Q580 300 684 328Z', lch(0.96, 0.02, 85)) +
    line(rows(266, 6), lch(0.72, 0.03, 70), 6, { 'stroke-dasharray': '52 9 78 11' }) +
    line(rows(486, 4), lch(0.72, 0.03, 70), 6, { 'stroke-dasharray': '70 9 44 11' }) +
    line('M460 112V340', lch(0.8, 0.04, 70), 4) +
    path('M486 262q30-26 52 0t56-6t50-8', 'none', { stroke: lch(0.42, 0.13, 262), 'stroke-width': 7 }) +
    `<g transform="translate(648 246)rotate(-38)">${
      path('M0 0L34-15V15Z', lch(0.84, 0.11, 85)) +
      rect(34, -17, 60, 34, 4, lch(0.3, 0.05, 260)) +
      rect(94, -19, 120, 38, 16, lch(0.42, 0.13, 262)) +
      rect(94, -19, 10, 38, 0, lch(0.84, 0.11, 85))
    }</g>` +
    leaf(330, 96, -18, 1.1, 0) +
    leaf(160, 250, 30, 1.5, 1) +
    leaf(96, 350, -40, 1.2, 2) +
    leaf(560, 132, 24, 0.8, 2) +
    leaf(760, 320, -12, 1.4, 0) +
    leaf(420, 40, 60, 0.7, 1) +
    repeat(6, (i) => leaf(r.i(240, 820), r.i(10, 90), r.i(0, 180), 0.5, i))
  );
};
