import { lch } from '@demo/art/oklch';
import { line, oval, place, rect } from '@demo/art/svg';
import { ground, repeat } from './brushes';
import type { CoverDesign } from './cover';

const GLASS = lch(0.82, 0.13, 62);
const FRAME = lch(0.97, 0.02, 80);
const NIGHT = lch(0.3, 0.07, 280);

/** Two at the window of a room after school; the keys run along the foot. */
export const musicRoom: CoverDesign = {
  composition: 'pair',
  face: 'round',
  lines: ['放课后的', '第三音乐室'],
  wideFrom: 120,
  draw({ d, add, title, who }) {
    add(
      ground(d, lch(0.72, 0.16, 38), GLASS, lch(0.93, 0.07, 85)),
      oval(318, 250, 76, 76, lch(0.96, 0.07, 90)),
      line('M150 200V480M300 200V480', FRAME, 12),
      rect(0, 0, 450, 212, 0, FRAME),
      place(318, 372, 0.84, who('B', { mood: 'shy', t: -0.4 })),
      place(140, 392, 0.92, who('A', { mood: 'calm', t: 0.5 })),
      rect(0, 480, 450, 120, 0, NIGHT),
      rect(0, 492, 450, 108, 0, '#fffaf0'),
      line(
        repeat(7, (i) => `M${i * 64 + 32} 492V600`),
        '#d8cfd6',
        3,
      ),
      repeat(7, (i) => (i % 7 === 2 || i % 7 === 6 ? '' : rect(i * 64 + 12, 492, 38, 62, 4, NIGHT))),
      [
        [34, 262],
        [410, 262],
      ]
        .map(([x = 0, y = 0]) => oval(x, y, 9, 7, FRAME) + line(`M${x + 8} ${y}v-32q14 5 14 17`, FRAME, 4))
        .join(''),
    );
    title({ x: 36, y: 84, w: 390, h: 118 }, { ink: NIGHT, justify: true });
  },
};
