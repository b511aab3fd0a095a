import { lch } from '@demo/art/oklch';
import { line, oval, path, rect } from '@demo/art/svg';
import { ground, repeat } from './brushes';
import type { CoverDesign } from './cover';

const KRAFT = lch(0.78, 0.08, 75);
const COLOURS = [lch(0.55, 0.14, 245), lch(0.68, 0.17, 50), lch(0.62, 0.18, 10)] as const;

/** An exercise book with a drawing in wax crayon: all three pupils of the school. */
export const classOfThree: CoverDesign = {
  composition: 'group',
  face: 'round',
  lines: ['石门小学', '班级日志'],
  words: ['全班三人'],
  draw({ d, r, add, title, word }) {
    const ink = lch(0.32, 0.05, 50);
    const child = (x: number, k: number, coat: string, i: number) =>
      `<g transform="translate(${x} 512)scale(${k})">${
        line('M-14-40V-2M14-40V-2', ink, 9) +
        path('M-30-104H30L40-34H-40Z', coat) +
        line('M-32-96L-62-58M32-96L62-58', coat, 13) +
        oval(0, -138, 37, 35, lch(0.88, 0.07, 65)) +
        path(
          [
            'M-38-140Q-34-184 0-182Q36-182 38-140L20-160L4-150L-14-162Z',
            'M-36-146Q-30-178 0-178Q30-178 36-146Q0-164-36-146Z',
            'M-38-134Q-42-184 0-182Q42-184 38-134Q28-156 0-156Q-28-156-38-134Z',
          ][i] ?? '',
          ink,
        ) +
        (i === 2 ? oval(-46, -132, 14, 17, ink) + oval(46, -132, 14, 17, ink) : '') +
        oval(-13, -134, 4, 5, ink) +
        oval(13, -134, 4, 5, ink) +
        line('M-12-118q12 11 24 0', ink, 4)
      }</g>`;
    add(
      ground(d, KRAFT),
      repeat(90, () => line(`M${r.i(0, 450)} ${r.i(0, 600)}l${r.i(-9, 9)} ${r.i(-5, 5)}`, lch(0.72, 0.08, 70), 1.6)),
      rect(0, 0, 36, 600, 0, lch(0.45, 0.12, 25)),
      line('M18 60V130M18 260V330M18 460V530', '#fff8e8', 4),
      rect(70, 228, 346, 330, 4, '#fffdf4'),
      line('M92 420L150 300L196 376L262 276L330 396L372 330L398 420', lch(0.6, 0.12, 150), 13),
      line('M104 426L150 340M176 420L256 312M262 426L318 380', lch(0.75, 0.12, 140), 9),
      oval(374, 282, 21, 21, lch(0.83, 0.16, 80)),
      line(
        'M374 246v-8M374 326v-8M338 282h-8M410 282h-6M348 256l-6-6M400 256l5-6M348 308l-6 6',
        lch(0.83, 0.16, 80),
        6,
      ),
      line('M84 516H402', lch(0.6, 0.12, 120), 11),
      child(150, 0.86, COLOURS[0], 0),
      child(248, 0.8, COLOURS[1], 1),
      child(338, 0.68, COLOURS[2], 2),
    );
    title({ x: 66, y: 88, w: 354, h: 126 }, { ink });
    word('全班三人', { x: 256, y: 562, w: 160, h: 32 }, { ink, align: 1 });
  },
};
