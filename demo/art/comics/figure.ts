import type { Doc } from '@demo/art/doc';
import { glow, shade } from '@demo/art/oklch';
import { group, line, oval, path, place } from '@demo/art/svg';
import type { Actor } from './cast';
import { INK, inked } from './ink';
import { hairBehind, inkHead, type Look } from './people';

type Limb = readonly [jointX: number, jointY: number, endX: number, endY: number];
interface PoseShape {
  legs: readonly [Limb, Limb];
  arms: readonly [Limb, Limb];
  lean?: number;
}

/** Where knees, feet, elbows and hands are; feet stand on 0,0. */
const POSES = {
  stand: {
    legs: [
      [-20, -62, -22, -6],
      [20, -62, 24, -6],
    ],
    arms: [
      [-58, -150, -52, -104],
      [58, -150, 54, -104],
    ],
  },
  hip: {
    legs: [
      [-22, -62, -30, -6],
      [22, -62, 28, -6],
    ],
    arms: [
      [-76, -158, -40, -118],
      [60, -148, 60, -100],
    ],
  },
  point: {
    legs: [
      [-26, -62, -40, -6],
      [26, -64, 40, -6],
    ],
    arms: [
      [-60, -150, -50, -106],
      [74, -196, 132, -206],
    ],
    lean: 4,
  },
  run: {
    legs: [
      [-6, -70, -66, -44],
      [44, -76, 50, -14],
    ],
    arms: [
      [-66, -158, -86, -196],
      [64, -160, 104, -180],
    ],
    lean: 14,
  },
  jump: {
    legs: [
      [-44, -84, -66, -50],
      [34, -96, 66, -74],
    ],
    arms: [
      [-72, -222, -96, -270],
      [72, -222, 92, -274],
    ],
    lean: -4,
  },
  cheer: {
    legs: [
      [-20, -62, -22, -6],
      [20, -62, 24, -6],
    ],
    arms: [
      [-70, -222, -76, -282],
      [70, -222, 78, -282],
    ],
  },
  punch: {
    legs: [
      [-50, -70, -84, -8],
      [40, -70, 62, -6],
    ],
    arms: [
      [-62, -166, -44, -196],
      [82, -190, 146, -196],
    ],
    lean: 10,
  },
  sit: {
    legs: [
      [-30, -40, -36, 30],
      [34, -40, 40, 30],
    ],
    arms: [
      [-54, -112, -16, -76],
      [54, -112, 20, -76],
    ],
  },
  bow: {
    legs: [
      [-18, -62, -20, -6],
      [18, -62, 22, -6],
    ],
    arms: [
      [-48, -146, -16, -118],
      [48, -146, 14, -118],
    ],
    lean: 8,
  },
  wave: {
    legs: [
      [-20, -62, -24, -6],
      [22, -62, 26, -6],
    ],
    arms: [
      [-58, -150, -52, -104],
      [76, -214, 66, -276],
    ],
  },
  hold: {
    legs: [
      [-20, -62, -22, -6],
      [20, -62, 24, -6],
    ],
    arms: [
      [-60, -152, -18, -146],
      [60, -152, 20, -146],
    ],
  },
} as const satisfies Record<string, PoseShape>;
export type Pose = keyof typeof POSES;
export const POSE_NAMES = Object.keys(POSES) as Pose[];

function limb(x: number, y: number, [a, b, ex, ey]: Limb, width: number, colour: string): string {
  const bent = `M${x} ${y}Q${a} ${b} ${ex} ${ey}`;
  return line(bent, INK, width + 8) + line(bent, colour, width);
}

const shoe = ([, , x, y]: Limb, colour: string) =>
  path(`M${x - 15} ${y - 12}H${x + 10}Q${x + 32} ${y - 2} ${x + 30} ${y + 8}H${x - 15}Z`, colour, inked(4));

const hand = ([, , x, y]: Limb, skin: string) => oval(x, y, 9.5, 9.5, skin, inked(4));

const TORSO = 'M-22-214Q0-204 22-214Q44-208 43-188L34-104Q0-92-34-104L-43-188Q-44-208-22-214Z';
/** What hangs below the waist, by what one wears. */
const SKIRTS: Partial<Record<Actor['wear'], string>> = {
  sailor: 'M-36-112Q0-98 36-112L54-62Q0-46-54-62Z',
  robe: 'M-38-118Q0-104 38-118L56-20Q0-4-56-20Z',
  cape: 'M-36-112Q0-100 36-112L46-54Q0-40-46-54Z',
};

function front(d: Doc, actor: Actor): string {
  const { top, top2, wear } = actor;
  const tint = d.linear([glow(top, 0.18), top, shade(top, 0.28)], 0.2, 0, 0.8, 1);
  const torso = path(TORSO, tint, inked(4.5));
  const fold = path('M20-206Q40-200 38-182L31-106L16-102Q30-150 20-206Z', shade(top, 0.4), { opacity: 0.4 });
  const skirt = SKIRTS[wear];
  const below = skirt === undefined ? '' : path(skirt, wear === 'sailor' ? shade(top, 0.3) : tint, inked(4.5));
  if (wear === 'overalls') {
    return (
      torso +
      fold +
      path('M-24-178H24L30-106Q0-96-30-106Z', top2, inked(3)) +
      line('M-20-178L-26-208M20-178L26-208', top2, 9)
    );
  }
  if (wear === 'armor')
    return torso + path('M-30-204H30L24-150Q0-138-24-150Z', top2, inked(3)) + line('M-34-128H34', top2, 8);
  const collar =
    wear === 'robe'
      ? path('M-22-212L8-130L-6-126L-34-206Z', glow(top, 0.7)) + path('M22-212L-8-120L6-116L34-206Z', top2, inked(2.5))
      : path('M-20-212L0-172L20-212L8-214H-8Z', top2, inked(3));
  const seam = wear === 'tee' || wear === 'hoodie' ? '' : line('M0-168V-104', shade(top, 0.45), 3);
  const belt = wear === 'robe' || wear === 'cape' ? line('M-36-116Q0-104 36-116', top2, 10) : '';
  return torso + fold + below + collar + seam + belt;
}

/** A whole person, three and a half heads high, the feet on 0,0 and the hair at about -345. */
export function figure(d: Doc, actor: Actor, look: Look, pose: Pose): string {
  const shape: PoseShape = POSES[pose];
  const [backLeg, frontLeg] = shape.legs;
  const [backArm, frontArm] = shape.arms;
  const { top, pant, skin } = actor;
  const sink = pose === 'sit' ? 60 : 0;
  const head = (inner: string) => place(0, -262 + sink, 0.58, inner);
  const sole = shade(pant, 0.5);
  const whole =
    head(hairBehind(d, actor, 7)) +
    limb(-33, -198 + sink, backArm, 15, shade(top, 0.24)) +
    hand(backArm, skin) +
    limb(-15, -112 + sink, backLeg, 22, shade(pant, 0.15)) +
    shoe(backLeg, sole) +
    limb(15, -112 + sink, frontLeg, 22, pant) +
    shoe(frontLeg, sole) +
    place(0, sink, 1, front(d, actor)) +
    head(path('M-18 70H18V100H-18Z', shade(skin, 0.18)) + inkHead(d, actor, look, 7)) +
    limb(33, -196 + sink, frontArm, 15, top) +
    hand(frontArm, skin);
  return shape.lean === undefined ? whole : group({ transform: `rotate(${shape.lean})` }, whole);
}
