import { lch } from '@demo/art/oklch';
import { line, oval, rect } from '@demo/art/svg';
import { ground, repeat } from './brushes';
import type { CoverDesign } from './cover';

const FOLDER = lch(0.74, 0.08, 72);
const PAPER = lch(0.97, 0.012, 100);
const RED = lch(0.55, 0.2, 25);

/** A statement out of the file: lines blacked out, a fingerprint, the stamp. */
export const stolenLedger: CoverDesign = {
  composition: 'paper',
  face: 'serif',
  lines: ['雾溪村', '询问笔录'],
  wideFrom: 60,
  draw({ d, r, add, title }) {
    const rows = repeat(9, (i) => `M78 ${300 + i * 27}H${i === 8 ? 220 : 372}`);
    add(
      ground(d, lch(0.42, 0.04, 240)),
      rect(30, 30, 392, 560, 8, lch(0.3, 0.03, 240), { transform: 'rotate(-3 225 300)' }),
      rect(24, 24, 396, 560, 8, FOLDER, { transform: 'rotate(-3 225 300)' }),
      rect(46, 44, 360, 530, 2, PAPER, { transform: 'rotate(1.4 225 300)' }),
      line('M74 250H376', lch(0.3, 0.02, 240), 3),
      line('M74 258H376', lch(0.3, 0.02, 240), 1.4),
      line(rows, lch(0.62, 0.02, 240), 5, { 'stroke-dasharray': '40 9 62 12 24 8' }),
      ...[2, 4, 5].map((i) => rect(r.i(90, 180), 290 + i * 27, r.i(90, 150), 19, 2, lch(0.2, 0.01, 240))),
      `<g transform="translate(322 486)rotate(-16)">${repeat(7, (i) => oval(0, i * 1.5, 9 + i * 7, 12 + i * 9, 'none', { stroke: RED, 'stroke-width': 3.4, 'stroke-dasharray': `${30 + i * 9} 6` }))}</g>`,
      `<g transform="rotate(-12 130 520)" opacity=".85">${rect(66, 500, 138, 50, 6, 'none', { stroke: RED, 'stroke-width': 5 }) + line('M84 518h40M84 532h60M140 518h46', RED, 6)}</g>`,
      line('M214 20v70q0 20 16 20t16-20V36q0-10-9-10t-9 10v50', lch(0.72, 0.02, 240), 6),
    );
    title({ x: 72, y: 108, w: 306, h: 132 }, { ink: lch(0.24, 0.02, 250), turn: 1.4, justify: true });
  },
};
