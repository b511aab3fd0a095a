import { lch } from '@demo/art/oklch';
import { line, path, rect } from '@demo/art/svg';
import { ground, repeat } from './brushes';
import type { CoverDesign } from './cover';

const PAPER = lch(0.95, 0.025, 95);
const STALK = lch(0.72, 0.07, 150);

/** Letters as large as the paper bears, bamboo behind them, the escort's seal. */
export const bambooEscort: CoverDesign = {
  composition: 'letters',
  face: 'brush',
  lines: ['竹影', '镖局'],
  words: ['镖'],
  draw({ d, r, add, title, word }) {
    const leaf = (x: number, y: number, turn: number, k: number) =>
      path('M0 0Q30-18 96 0Q34 16 0 0Z', STALK, {
        transform: `translate(${x} ${y})rotate(${turn})scale(${k})`,
        opacity: 0.85,
      });
    add(
      ground(d, PAPER),
      repeat(4, (i) => {
        const x = [24, 352, 404, 300][i] ?? 0;
        return repeat(6, (j) =>
          rect(x, -30 + j * 112 + i * 22, 20 - i * 3, 106, 5, STALK, { opacity: 0.3 + (i % 2) * 0.3 }),
        );
      }),
      repeat(16, () => leaf(r.i(250, 430), r.i(20, 560), r.i(10, 170), r.n(0.6, 1.1))),
      repeat(6, () => leaf(r.i(-20, 90), r.i(300, 600), r.i(-60, 60), r.n(0.6, 1))),
      line('M22 22H428V578H22Z', lch(0.3, 0.03, 150), 2),
    );
    title({ x: 44, y: 40, w: 362, h: 480 }, { ink: lch(0.22, 0.02, 160), upright: true });
    add(rect(40, 500, 62, 62, 8, lch(0.52, 0.19, 28)));
    word('镖', { x: 48, y: 508, w: 46, h: 46 }, { ink: PAPER });
  },
};
