import { critter } from '@demo/art/animals/critter';
import { glow, mix, shade } from '@demo/art/oklch';
import { int, line, path, place, rect } from '@demo/art/svg';
import type { Frame } from '@demo/art/worlds/world';
import { coin, controls, radar, status } from './hud';
import { hero, type Screen } from './screen';

function slab({ d, p }: Frame, x: number, y: number, w: number, h: number): string {
  const [l, t, r] = [int(x), int(y), int(x + w)];
  const turf = `M${l - 6} ${t + 16}Q${l - 8} ${t} ${l + 8} ${t}H${r - 8}Q${r + 8} ${t} ${r + 6} ${t + 16}Q${int(x + w * 0.8)} ${t + 30} ${int(x + w * 0.7)} ${t + 18}T${int(x + w * 0.3)} ${t + 18}T${l - 6} ${t + 16}Z`;
  return (
    rect(x, y + 8, w, h, 10, d.linear([shade(p.near, 0.25), shade(p.fore, 0.2)])) +
    path(turf, d.linear([glow(p.near, 0.45), p.near]))
  );
}

/** Running and jumping over ledges. */
export const play: Screen = (f, g) => {
  const { d, w, h } = f;
  const y = h * 0.82;
  let s = g.world.scene(f) + slab(f, -20, y, w * 0.42, 120) + slab(f, w * 0.48, h * 0.68, w * 0.2, 46);
  s += slab(f, w * 0.76, h * 0.54, w * 0.17, 46) + slab(f, w * 0.7, y + 20, w * 0.4, 120);
  for (let i = 0; i < 5; i++) s += coin(d, w * (0.4 + i * 0.055), h * (0.58 - Math.sin((i / 4) * Math.PI) * 0.17), 13);
  s += hero(f, g, w * 0.27, y - 124, 0.46, { pose: 'run' });
  s += place(w * 0.58, h * 0.68 - 38, 0.42, critter(d, { kind: 'slime', v: g.n, mood: 'mad' }));
  return s + place(w * 0.845, h * 0.54 - 34, 0.42, g.world.object(d, f.p)) + status(d, g) + controls(d, g);
};

/** On the road, seen from behind the wheel. */
export const race: Screen = (f, g) => {
  const { d, w, h, p } = f;
  const car = (x: number, y: number, k: number, paint: string) =>
    place(w * x, h * y, k, g.world.object(d, { ...p, acc2: paint }));
  const speed = `M${w * 0.1} ${h}L${w * 0.3} ${h * 0.7}M${w * 0.9} ${h}L${w * 0.72} ${h * 0.72}M0 ${h * 0.84}L${int(w * 0.18)} ${h * 0.7}`;
  let s =
    g.world.scene(f) +
    car(0.6, 0.63, 0.42, p.acc) +
    car(0.37, 0.67, 0.5, mix(p.acc2, p.acc, 0.5)) +
    car(0.5, 0.82, 0.92, p.acc2);
  s += line(speed, '#fff', 3, { opacity: 0.5 }) + status(d, g, 0.9) + radar(d, g);
  for (let i = 0; i < 8; i++)
    s += rect(26 + i * 15, h - 60 - i * 3, 10, 26 + i * 3, 3, i < 6 ? mix(p.acc, p.acc2, i / 7) : '#fff', {
      opacity: i < 6 ? 1 : 0.3,
    });
  return s;
};
