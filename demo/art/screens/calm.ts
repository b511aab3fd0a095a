import { critter } from '@demo/art/animals/critter';
import { glow, lch, mix, shade } from '@demo/art/oklch';
import { rays, sparkle, star } from '@demo/art/shape';
import { int, line, oval, path, place, rect } from '@demo/art/svg';
import type { Frame } from '@demo/art/worlds/world';
import { nth } from '@server/random';
import { coin, glass, jewel, status, tasks } from './hud';
import { dim, hero, type Screen } from './screen';

const ROUTE = [
  [0.12, 0.8],
  [0.26, 0.66],
  [0.4, 0.76],
  [0.52, 0.58],
  [0.66, 0.66],
  [0.78, 0.48],
  [0.66, 0.34],
  [0.84, 0.26],
] as const;

function station(f: Frame, x: number, y: number, open: boolean, stars: boolean): string {
  const { d, p } = f;
  const base = oval(x, y + 5, 26, 20, shade(p.fore, 0.3), { opacity: 0.5 });
  const plate = oval(x, y, 25, 21, d.linear(open ? [glow(p.acc, 0.35), p.acc] : ['#c6cbd8', '#8d95aa']), {
    stroke: '#fff',
    'stroke-width': 5,
  });
  const lock =
    rect(x - 7, y - 3, 14, 11, 3, '#fff') + line(`M${int(x - 4)} ${int(y - 3)}v-3a4 4 0 0 1 8 0v3`, '#fff', 3);
  const earned = [-1, 0, 1].map((j) => star(x + j * 16, y - 32 + Math.abs(j) * 4, 9, 4, 5)).join('');
  return base + plate + (open ? path(star(x, y, 12, 5.5, 5), '#fff') : lock) + (stars ? path(earned, '#ffd24d') : '');
}

/** The way through the world, half of it open. */
export const map: Screen = (f, g) => {
  const { d, w, h } = f;
  const at = ROUTE.map(([x, y]) => [int(w * x), int(h * y)] as const);
  let s = g.world.scene(f) + dim(f, 0.12);
  s += line(`M${at.map((q) => q.join(' ')).join('L')}`, '#fff', 10, { 'stroke-dasharray': '2 18', opacity: 0.9 });
  s += at.map(([x, y], i) => station(f, x, y, i < 4, i < 3)).join('');
  const here = nth(at, 3);
  const end = nth(at, 7);
  s += hero(f, g, here[0], here[1] - 116, 0.36, { pose: 'stand' });
  return s + place(end[0], end[1] - 54, 0.5, g.world.object(d, f.p)) + status(d, g) + tasks();
};

/** The round is won: stars, hero, rewards. */
export const win: Screen = (f, g) => {
  const { d, w, h, p, r } = f;
  const m = w / 2;
  // Straight tints of the accent turn to mud on warm worlds; the sky pulled towards violet keeps its colour.
  const night = [mix(p.sky[0], lch(0.3, 0.14, 285), 0.6), mix(p.sky[1], lch(0.5, 0.18, 305), 0.55)];
  let s = g.world.scene(f) + rect(0, 0, w, h, 0, d.linear(night), { opacity: 0.92 });
  s += rays(m, h * 0.46, 540, 16, 8, 0.12) + d.halo(m, h * 0.42, 230, glow(p.acc, 0.4), 0.75);
  s +=
    place(m - 120, h * 0.52, 0.52, critter(d, { ...g.beast, mood: 'happy' })) +
    hero(f, g, m, h * 0.35, 0.7, { pose: 'jump', mood: 'grin', cape: undefined });
  s += rect(m - 170, h * 0.79, 340, 62, 20, d.linear([glow(p.acc, 0.3), shade(p.acc, 0.15)]));
  const gold = d.linear(['#fff4a8', '#ffb02e']);
  s += path(
    [-1, 0, 1].map((i) => star(m + i * 84, h * 0.15 + Math.abs(i) * 16, i ? 34 : 44, i ? 16 : 20, 5)).join(''),
    gold,
    { stroke: '#c9741a', 'stroke-width': 5 },
  );
  for (let i = 0; i < 3; i++)
    s += glass(m - 150 + i * 104, h * 0.815, 92, 38, 12, 0.3) + rect(m - 110 + i * 104, h * 0.845, 40, 9, 4.5, '#fff');
  s += coin(d, m - 130, h * 0.857, 12) + jewel(m - 26, int(h * 0.83)) + path(star(m + 78, h * 0.857, 13, 6, 5), '#fff');
  let glints = '';
  for (let i = 0; i < 14; i++) glints += sparkle(r() * w, r() * h * 0.8, r.n(4, 11));
  return s + path(glints, p.acc2);
};
