import { Doc } from '@demo/art/doc';
import sharp from 'sharp';
import { type Setting, title } from './title';

const BOX = { x: 60, y: 80, w: 200, h: 120 };
const SETTINGS: readonly Setting[] = [
  { ink: '#000' },
  { ink: '#000', justify: true, edges: [['#000', 0.1]] },
  { ink: '#000', upright: true, align: 0 },
  { ink: '#000', turn: -9, skew: 12, align: 1, rise: 1 },
  { ink: '#000', hop: true, fall: [0.06, 0.08, '#000'] },
];

describe('a title', () => {
  it('fills its box and never runs over, however it is set', async () => {
    for (const [at, setting] of SETTINGS.entries()) {
      const d = new Doc(320, 280, 'title');
      d.add(title(d, 'block', ['最后', '一棒'], BOX, setting));
      const { info } = await sharp(Buffer.from(d.toString())).trim().toBuffer({ resolveWithObject: true });
      const left = -(info.trimOffsetLeft ?? 0);
      const top = -(info.trimOffsetTop ?? 0);
      const inside =
        left >= BOX.x - 1 &&
        top >= BOX.y - 1 &&
        left + info.width <= BOX.x + BOX.w + 1 &&
        top + info.height <= BOX.y + BOX.h + 1;
      expect([at, inside]).toEqual([at, true]);
      expect(Math.max(info.width / BOX.w, info.height / BOX.h)).toBeGreaterThan(0.85);
    }
  });
});
