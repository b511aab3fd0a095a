import { lch } from '@demo/art/oklch';
import { line, oval, path, rect } from '@demo/art/svg';
import { ground, repeat, stars } from './brushes';
import type { CoverDesign } from './cover';

const HULL = lch(0.93, 0.02, 150);
const LEAF = lch(0.6, 0.14, 148);
const RED = lch(0.62, 0.21, 30);

/** A tomato before the round window, the Earth behind it. */
export const orbitGardener: CoverDesign = {
  composition: 'place',
  face: 'serif',
  lines: ['轨道', '园丁'],
  draw({ d, r, add, title }) {
    const pane = d.clip('<circle cx="238" cy="250" r="172"/>');
    const leaf = (x: number, y: number, turn: number, k = 1) =>
      path('M0 0Q26-34 78-24Q100-6 112 6Q84 22 60 20Q24 24 0 0Z', LEAF, {
        transform: `translate(${x} ${y})rotate(${turn})scale(${k})`,
      });
    add(
      ground(d, HULL),
      line('M0 470H450M60 470V600M388 0V90M388 410V470', lch(0.82, 0.03, 150), 4),
      repeat(8, (i) =>
        oval(238 + Math.cos(i * 0.785) * 204, 250 + Math.sin(i * 0.785) * 204, 8, 8, lch(0.78, 0.03, 150)),
      ),
      oval(238, 250, 190, 190, lch(0.72, 0.04, 160)),
      `<g clip-path="${pane}">${
        rect(50, 60, 380, 380, 0, lch(0.18, 0.06, 265)) +
        `<g transform="translate(20 40)">${stars(r, 60, 400, '#fff')}</g>` +
        oval(238, 560, 300, 300, lch(0.6, 0.13, 235)) +
        path(
          'M120 330Q180 300 210 330T300 320Q280 370 220 366T120 400ZM320 350Q370 330 400 370L380 420Q340 400 320 350Z',
          lch(0.72, 0.12, 140),
        ) +
        oval(238, 560, 308, 308, 'none', { stroke: lch(0.85, 0.08, 220), 'stroke-width': 9, opacity: 0.8 })
      }</g>`,
      path('M118 470H250L236 560Q234 572 222 572H146Q134 572 132 560Z', lch(0.68, 0.13, 45)),
      rect(108, 458, 152, 26, 8, lch(0.6, 0.13, 42)),
      line('M184 458C180 380 196 320 176 236C170 200 190 170 210 150', lch(0.48, 0.12, 148), 11),
      leaf(186, 400, -12),
      leaf(182, 372, -166),
      leaf(186, 310, -30, 0.9),
      leaf(178, 270, -150, 0.9),
      leaf(200, 166, -60, 0.8),
      leaf(184, 200, -140, 0.6),
      oval(250, 316, 44, 41, RED),
      oval(236, 302, 12, 9, '#fff', { opacity: 0.55 }),
      path('M250 276l-20-6l14 16l-4 14l14-12l14 10l-4-14l14-12Z', lch(0.5, 0.13, 148)),
      oval(128, 300, 23, 22, lch(0.76, 0.16, 90)),
    );
    title({ x: 276, y: 470, w: 156, h: 122 }, { ink: lch(0.34, 0.08, 155) });
  },
};
