import { lch, mix } from '@demo/art/oklch';
import { line, oval, path } from '@demo/art/svg';
import { ground, repeat, walker } from './brushes';
import type { CoverDesign } from './cover';

const DEEP = lch(0.2, 0.05, 175);
const LIGHT = lch(0.94, 0.12, 110);

/** Paper cut in layers: looking out of a cave, or further in. */
export const caveClub: CoverDesign = {
  composition: 'group',
  face: 'block',
  lines: ['洞窟探险社'],
  draw({ d, r, add, title }) {
    const layer = (i: number) => {
      const [rx, ry, cy] = [236 - i * 36, 306 - i * 44, 320 + i * 16];
      const points = Array.from({ length: 14 }, (_, j) => {
        const turn = (j / 14) * Math.PI * 2;
        const k = r.n(0.86, 1.1);
        return `${Math.round(225 + Math.cos(turn) * rx * k)} ${Math.round(cy + Math.sin(turn) * ry * k)}`;
      });
      return path(`M${points.join('L')}Z`, mix(DEEP, LIGHT, 0.14 + i * 0.17));
    };
    const who = { hair: DEEP, legs: DEEP };
    add(
      ground(d, DEEP),
      repeat(5, layer),
      d.halo(225, 380, 130, '#fffbe0', 1),
      path('M0 600V500Q80 470 150 496T300 486T450 512V600Z', mix(DEEP, LIGHT, 0.1)),
      path('M236 402L400 330L410 440Z', LIGHT, { opacity: 0.4 }),
      walker(172, 500, 0.86, { ...who, coat: lch(0.45, 0.1, 30), bag: lch(0.8, 0.13, 85) }),
      walker(226, 494, 1.04, { ...who, coat: lch(0.4, 0.1, 150), bag: lch(0.62, 0.18, 35) }),
      walker(284, 502, 0.82, { ...who, coat: lch(0.42, 0.1, 265) }),
      oval(226, 394, 15, 9, lch(0.85, 0.15, 90)),
      line('M110 0L98 66M142 0L136 40M330 0L340 84M300 0L304 42M372 0L366 36', lch(0.14, 0.04, 175), 20),
      path('M0 0H90L40 130L0 210ZM450 0H390L420 150L450 240Z', lch(0.14, 0.04, 175)),
    );
    title({ x: 20, y: 506, w: 410, h: 84 }, { ink: LIGHT, edges: [[DEEP, 0.06]] });
  },
};
