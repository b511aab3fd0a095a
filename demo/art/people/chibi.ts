import type { Doc } from '@demo/art/doc';
import { glow, shade } from '@demo/art/oklch';
import { line, oval, path, place, rect } from '@demo/art/svg';
import { ITEMS, type ItemKind } from './item';
import { hairBehind, head, headBack, type PersonLook } from './person';

export type Pose = 'stand' | 'hero' | 'run' | 'jump';
export interface ChibiLook extends PersonLook {
  pose: Pose;
  pant: string;
  item?: ItemKind;
  cape?: string;
  /** Seen from behind. */
  behind?: boolean;
}

type Limb = readonly [path: string, x: number, y: number];
interface Joints {
  legs: readonly [Limb, Limb];
  arms: readonly [Limb, Limb];
}
const POSES: Record<Pose, Joints> = {
  stand: {
    legs: [
      ['M-30 212L-34 262', -34, 262],
      ['M30 212L36 262', 36, 262],
    ],
    arms: [
      ['M-54 134Q-92 166-70 204', -70, 204],
      ['M54 134Q96 150 100 196', 100, 196],
    ],
  },
  hero: {
    legs: [
      ['M-28 210L-52 262', -52, 262],
      ['M28 210L50 262', 50, 262],
    ],
    arms: [
      ['M-54 136Q-98 160-64 192', -64, 192],
      ['M52 134Q110 110 128 56', 128, 56],
    ],
  },
  run: {
    legs: [
      ['M-24 210Q-66 220-92 252', -92, 252],
      ['M26 210Q70 214 62 262', 62, 262],
    ],
    arms: [
      ['M-52 136Q-100 140-110 186', -110, 186],
      ['M52 136Q96 170 128 142', 128, 142],
    ],
  },
  jump: {
    legs: [
      ['M-26 210Q-70 222-60 256', -60, 256],
      ['M28 208Q60 224 92 230', 92, 230],
    ],
    arms: [
      ['M-52 134Q-104 114-118 66', -118, 66],
      ['M52 134Q104 114 120 62', 120, 62],
    ],
  },
};

const foot = ([, x, y]: Limb, colour: string) =>
  path(
    `M${x - 22} ${y - 10}Q${x} ${y - 18} ${x + 20} ${y - 8}Q${x + 36} ${y + 6} ${x + 30} ${y + 20}L${x - 24} ${y + 20}Q${x - 28} ${y + 4} ${x - 22} ${y - 10}Z`,
    colour,
  );

function capeOf(d: Doc, pose: Pose, colour: string): string {
  const flying = pose === 'run' || pose === 'jump';
  const shape = flying
    ? 'M40 112C-40 120-130 150-210 130C-176 170-190 196-222 226C-130 236-50 220 30 190Z'
    : 'M-50 116C-96 170-110 220-128 268Q-60 246 0 262Q60 246 118 268C104 220 90 170 50 116Z';
  return path(shape, d.linear([colour, shade(colour, 0.45)]));
}

/** A full figure two and a half heads high: head at 0,0, soles at 282. */
export function chibi(d: Doc, o: ChibiLook): string {
  const { legs, arms } = POSES[o.pose];
  const coat = d.linear([glow(o.top, 0.25), o.top, shade(o.top, 0.35)], 0.2, 0, 0.8, 1);
  const sleeve = shade(o.top, 0.16);
  const boot = shade(o.pant, 0.45);
  const [left, right] = arms;
  const cape = o.cape ? capeOf(d, o.pose, o.cape) : '';
  let s = o.behind ? '' : hairBehind(d, o) + cape;
  s += line(legs[0][0], o.pant, 36) + line(legs[1][0], o.pant, 36) + foot(legs[0], boot) + foot(legs[1], boot);
  s += line(left[0], sleeve, 30) + oval(left[1], left[2], 16, 16, o.skin);
  s += path('M-58 116Q0 92 58 116Q66 170 54 226Q0 244-54 226Q-66 170-58 116Z', coat);
  if (!o.behind)
    s +=
      path('M-30 106Q0 124 30 106L0 152Z', glow(o.top2, 0.45)) +
      line('M0 152V198', shade(o.top, 0.4), 4, { opacity: 0.6 });
  s += rect(-57, 192, 114, 18, 8, o.top2) + (o.behind ? '' : rect(-13, 188, 26, 26, 6, shade(o.top2, 0.35)));
  if (o.item) s += place(right[1], right[2], 1, ITEMS[o.item](d, o.top2));
  s += line(right[0], sleeve, 30) + oval(right[1], right[2], 17, 17, o.skin);
  s += o.behind ? cape + headBack(d, o) : head(d, o);
  return s + (o.rim ? path('M56 118Q72 170 54 226Q62 170 56 118Z', o.rim, { opacity: 0.9 }) : '');
}
