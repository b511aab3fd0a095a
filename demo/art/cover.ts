import { nth, rng } from '@server/random';
import { critter } from './animals/critter';
import { Doc } from './doc';
import { emblem, type Game, gameOf, vignette } from './game';
import { glow, lch, mix, shade } from './oklch';
import { chibi, type Pose } from './people/chibi';
import { mech, mechFigure } from './people/mech';
import { person } from './people/person';
import { group, oval, place, rect } from './svg';
import { type Frame, frameOf } from './worlds/world';

/** One way to build the picture; `calm` keeps the far side free for text. */
type Composition = (f: Frame, g: Game, calm: boolean) => string;

const figure = (g: Game, pose: Pose) => ({
  ...g.look,
  pose,
  item: g.world.cast.item,
  cape: g.world.cast.cape ? shade(g.p.acc2, 0.12) : undefined,
  pant: shade(g.p.near, 0.45),
  t: 0.6,
});

const shadowAt = (f: Frame, x: number, y: number, k: number) =>
  oval(x, y, 110 * k, 15 * k, shade(f.p.fore, 0.5), { opacity: 0.4 });

function cars(f: Frame, g: Game, k: number): string {
  const { d, w, h, p } = f;
  const car = (x: number, y: number, s: number, paint: string) =>
    place(x, y, s, g.world.object(d, { ...p, acc2: paint }));
  const far = car(w * 0.74, h * 0.64, 0.5 * k, mix(p.acc, p.acc2, 0.5));
  return far + car(w * 0.33, h * 0.72, 1.25 * k, p.acc2) + car(w * 0.6, h * 0.62, 0.34 * k, p.acc);
}

// The hero whole, in the scene.
const stand: Composition = (f, g, calm) => {
  const { d, w, h, p, r } = f;
  const k = h * 0.00188;
  if (g.worldName === 'neon' && g.subject !== 'beast') return cars(f, g, k);
  const x = w * 0.27;
  const y = h * g.world.floor - k * 268;
  const halo = d.halo(x, y + 60 * k, 190 * k, p.rim, 0.55);
  const prize = (scale: number) => (calm ? '' : place(w * 0.64, h * 0.38, scale * k, emblem(d, g)));
  if (g.subject === 'beast') return halo + place(x, h - 246 * k, 1.28 * k, critter(d, g.beast)) + prize(0.62);
  const friend = place(x + 160 * k, y + 214 * k, 0.46 * k, critter(d, { ...g.beast, headOnly: true }));
  const body = g.mech ? mechFigure(d, g.mech) : chibi(d, figure(g, r.pick<Pose>(['hero', 'stand', 'jump'])));
  const hero = shadowAt(f, x, y + k * 282, k) + place(x, y, k, body);
  return halo + hero + friend + (g.subject === 'object' ? prize(0.8) : '');
};

// The hero small and from behind: the back leads the eye to what waits in the distance.
const vista: Composition = (f, g) => {
  const { d, w, h, p } = f;
  const k = h * 0.0015;
  const x = w * 0.3;
  const y = h * 0.98 - k * 282;
  const { beasts } = g.world.cast;
  const other = beasts.filter((kind) => kind !== g.beast.kind);
  const giant = { kind: nth(other, g.n), v: g.n + 1, mood: 'grin', rim: p.rim, wear: p.acc } as const;
  const goal =
    g.subject === 'beast' || g.worldName === 'neon'
      ? place(w * 0.66, h - 200 * k, 1.75 * k, critter(d, giant))
      : place(w * 0.66, h * 0.42, h * 0.0023, emblem(d, g));
  const light = d.halo(w * 0.66, h * 0.42, h * 0.62, glow(p.rim, 0.3), 0.85);
  const friend = place(
    x - 170 * k,
    h - 84 * k,
    0.56 * k,
    critter(d, { ...g.beast, behind: true, gear: undefined, wear: p.acc2 }),
  );
  const body = g.mech
    ? mechFigure(d, g.mech, { behind: true })
    : chibi(d, { ...figure(g, 'hero'), behind: true, t: 0 });
  const hero = place(x, y, k, body);
  return light + goal + shadowAt(f, x, y + 284 * k, 1.5 * k) + friend + hero;
};

// The hero close: a portrait cropped by the edge, a friend or a prize in the distance.
const close: Composition = (f, g, calm) => {
  const { d, w, h, p } = f;
  const k = h * 0.0031;
  const x = w * 0.3;
  const halo = d.halo(x, h * 0.42, 150 * k, p.rim, 0.6);
  if (g.subject === 'beast') {
    const prize = calm ? '' : place(w * 0.75, h * 0.56, 0.36 * k, emblem(d, g));
    return halo + prize + place(x, h * 0.56, k, critter(d, g.beast));
  }
  const portrait = g.mech ? mech(d, g.mech) : person(d, { ...g.look, t: 0.7 });
  const friend = calm ? '' : place(w * 0.76, h - 62 * k, 0.52 * k, critter(d, { ...g.beast, t: -0.5 }));
  return halo + friend + place(x, h * 0.56, k, portrait);
};

const COMPOSITIONS: readonly Composition[] = [stand, vista, close];
const CALM: readonly Composition[] = [stand, close];

/** Dark enough for white text over its first half, also where the sky is light. */
function veilOf(d: Doc, g: Game): string {
  const deep = mix(lch(0.34, 0.13, 262), g.p.sky[0], 0.25);
  return d.linear(
    [
      [deep, 0, 0.86],
      [deep, 0.5, 0.8],
      [deep, 0.82, 0],
    ],
    1,
    0,
    0,
    0,
  );
}

/** A wide picture of game n. Another variant is another composition and crop of the same world; calm puts the hero right and leaves the left free. */
export function scenePicture(n: number, variant: number, w: number, h: number, calm: boolean): Doc {
  const g = gameOf(n);
  const d = new Doc(w, h, `c${n}/${w}`);
  const f = frameOf(d, rng(`cover/${n}/${variant}`), g.p);
  const zoom = g.worldName === 'neon' ? 1 : f.r.n(1, 1.2);
  const left = f.r.n(0.5, 1);
  const back = place(w * (1 - zoom) * left, h * (1 - zoom) * 0.75, zoom, g.world.scene(f)) + g.world.front(f);
  // Mirrored below: drawn from the right, it lands on the left, behind the hero.
  const veil = calm ? rect(0, 0, w, h, 0, veilOf(d, g)) : '';
  const compose = nth(calm ? CALM : COMPOSITIONS, n + Math.floor(n / 3) + variant);
  const s = back + veil + compose(f, g, calm) + rect(0, 0, w, h, 0, vignette(d, g.p, 0.42, 0.8));
  return d.add(calm || n % 2 === 1 ? group({ transform: `matrix(-1 0 0 1 ${w} 0)` }, s) : s);
}

/** The 16:9 cover of game n; odd games look to the other side. */
export const cover = (n: number, variant: number): string => scenePicture(n, variant, 800, 450, false).toString();
