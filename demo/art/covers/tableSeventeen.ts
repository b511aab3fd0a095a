import { lch, shade } from '@demo/art/oklch';
import { line, oval, path, rect } from '@demo/art/svg';
import { ground, repeat } from './brushes';
import type { CoverDesign } from './cover';

const CLOTH = lch(0.52, 0.11, 165);
const WOOD = lch(0.38, 0.08, 40);
const BALLS = [
  lch(0.85, 0.15, 92),
  lch(0.55, 0.2, 28),
  lch(0.5, 0.16, 262),
  lch(0.62, 0.17, 50),
  lch(0.45, 0.13, 320),
] as const;

/** The table from above, and it stands aslant. */
export const tableSeventeen: CoverDesign = {
  composition: 'pattern',
  face: 'block',
  lines: ['十七号台'],
  words: ['17'],
  draw({ d, add, title, word }) {
    const ball = (x: number, y: number, colour: string, stripe = false) =>
      oval(x + 7, y + 10, 30, 30, shade(CLOTH, 0.5), { opacity: 0.6 }) +
      oval(x, y, 30, 30, stripe ? '#fffdf2' : colour) +
      (stripe ? path(`M${x - 29} ${y - 10}H${x + 29}V${y + 10}H${x - 29}Z`, colour) : '') +
      oval(x, y, 12, 12, '#fffdf2') +
      oval(x - 10, y - 12, 7, 5, '#fff', { opacity: 0.8 });
    add(
      ground(d, lch(0.25, 0.05, 40)),
      `<g transform="rotate(-9 225 300)">${
        rect(-40, 30, 530, 640, 26, WOOD) +
        rect(4, 74, 442, 560, 10, CLOTH) +
        line('M4 250H446', shade(CLOTH, 0.25), 3) +
        oval(4, 74, 34, 34, '#15120f') +
        oval(446, 74, 34, 34, '#15120f') +
        repeat(5, (i) => path(`M${90 + i * 68} 44l8 9l-8 9l-8-9Z`, lch(0.88, 0.05, 85)))
      }</g>`,
      ...[
        [120, 330],
        [190, 300],
        [158, 388],
        [232, 366],
        [272, 296],
      ].map(([x = 0, y = 0], i) => ball(x, y, BALLS[i] ?? BALLS[0], i % 2 === 1)),
      ball(338, 436, '#fffdf2'),
      `<g transform="rotate(38 356 452)">${rect(372, 446, 300, 12, 5, lch(0.75, 0.1, 70)) + rect(366, 446, 12, 12, 3, lch(0.65, 0.1, 240))}</g>`,
    );
    word('17', { x: 40, y: 92, w: 370, h: 170 }, { ink: lch(0.62, 0.12, 160), turn: -9 });
    title({ x: 20, y: 462, w: 350, h: 126 }, { ink: '#fffdf2', edges: [['#15120f', 0.06]], align: 0, turn: -9 });
  },
};
