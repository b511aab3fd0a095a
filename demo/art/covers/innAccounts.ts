import { lch } from '@demo/art/oklch';
import { line, oval, rect } from '@demo/art/svg';
import { ground, repeat } from './brushes';
import type { CoverDesign } from './cover';

const INDIGO = lch(0.4, 0.09, 255);
const PAPER = lch(0.94, 0.03, 90);
const RED = lch(0.54, 0.19, 28);

/** A ledger bound with thread, its slip of a title, an abacus pressed into the cloth. */
export const innAccounts: CoverDesign = {
  composition: 'paper',
  face: 'brush',
  lines: ['风陵客栈', '账房手记'],
  words: ['账'],
  draw({ d, add, title, word }) {
    const stitch = repeat(6, (i) => `M450 ${46 + i * 102}h-52`);
    const rods = [96, 150, 204, 258, 312].map((x) => `M${x} 420V566`).join('');
    const bead = (x: number, y: number) =>
      oval(x, y, 23, 11, lch(0.66, 0.14, 55), { stroke: lch(0.3, 0.06, 40), 'stroke-width': 3 });
    add(
      ground(d, INDIGO),
      line(`M398 0V600${stitch}`, PAPER, 3.5),
      rect(60, 404, 288, 178, 8, 'none', { stroke: lch(0.62, 0.12, 60), 'stroke-width': 13 }),
      line(rods, lch(0.75, 0.08, 70), 4),
      line('M60 462H348', lch(0.62, 0.12, 60), 9),
      ...[96, 150, 204, 258, 312].map(
        (x, i) => bead(x, i % 2 ? 446 : 424) + repeat(3, (j) => bead(x, (i + j) % 3 ? 508 + j * 23 : 484 + j * 23)),
      ),
      rect(212, 28, 168, 350, 2, PAPER),
      line('M222 38H370V368H222Z', RED, 3),
      rect(90, 146, 60, 60, 6, RED),
    );
    word('账', { x: 96, y: 152, w: 48, h: 48 }, { ink: PAPER });
    title({ x: 232, y: 52, w: 128, h: 302 }, { ink: lch(0.22, 0.02, 260), upright: true });
  },
};
