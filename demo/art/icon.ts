import { type Rng, rng } from '@server/random';
import { critter } from './animals/critter';
import { Doc } from './doc';
import { emblem, type Game, gameOf, vignette } from './game';
import { lum } from './oklch';
import { mech } from './people/mech';
import { person } from './people/person';
import { rays, sparkle } from './shape';
import { path, place, rect } from './svg';

const SIZE = 256;
const TALL_HATS: readonly string[] = ['wizard', 'bamboo'];

function subject(d: Doc, g: Game, r: Rng): string {
  if (g.subject === 'object')
    return place(126, 130, 0.94, emblem(d, g)) + path(sparkle(206, 52, 20) + sparkle(52, 190, 12), '#fff');
  if (g.subject === 'beast') return place(128, 142, 0.98, critter(d, g.beast));
  if (g.mech) return place(128, 136, 0.93, mech(d, g.mech));
  return place(
    128,
    138,
    TALL_HATS.includes(g.look.gear ?? '') ? 0.84 : 0.94,
    person(d, { ...g.look, t: r.pick([-0.7, 0.7, 0.4]) }),
  );
}

/** The icon of game n: one face or object, huge. The app rounds the corners. */
export function icon(n: number): string {
  const g = gameOf(n);
  const { p } = g;
  const r = rng(`icon/${n}`);
  const d = new Doc(SIZE, SIZE, `i${n}`);
  const [behind, before] = g.world.motif({ r, p });
  d.add(
    rect(0, 0, SIZE, SIZE, 0, d.linear(p.sky)),
    rays(128, 132, 200, 12, r.i(0, 29), lum(p.sky[0]) > 0.6 ? 0.18 : 0.09),
  );
  d.add(behind, d.halo(128, 118, 120, p.rim, 0.75), subject(d, g, r), before);
  return d.add(rect(0, 0, SIZE, SIZE, 0, vignette(d, p, 0.42, 0.75))).toString();
}
