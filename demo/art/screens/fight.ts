import { critter } from '@demo/art/animals/critter';
import { glow, shade } from '@demo/art/oklch';
import { star } from '@demo/art/shape';
import { int, line, oval, path, place } from '@demo/art/svg';
import { nth } from '@server/random';
import { bar, controls, status } from './hud';
import { hero, type Screen } from './screen';

/** One big opponent, one blow in the air. */
export const boss: Screen = (f, g) => {
  const { d, w, h, p } = f;
  const foe = critter(d, {
    kind: nth(g.world.cast.beasts, g.n + 1),
    v: g.n + 1,
    mood: 'mad',
    gear: 'crown',
    wear: p.acc,
    rim: p.rim,
  });
  const arc = `M${w * 0.36} ${h * 0.66}Q${w * 0.5} ${h * 0.4} ${w * 0.6} ${h * 0.62}`;
  let s = g.world.scene(f) + g.world.front(f) + d.halo(w * 0.7, h * 0.5, 220, p.acc, 0.5);
  s += oval(w * 0.7, h * 0.85, 130, 18, shade(p.fore, 0.4), { opacity: 0.5 }) + place(w * 0.7, h * 0.54, 1.15, foe);
  s += line(arc, p.acc2, 16, { opacity: 0.55 }) + line(arc, '#fff', 6);
  s += path(star(w * 0.6, h * 0.62, 46, 17, 9), '#fff') + path(star(w * 0.6, h * 0.62, 30, 11, 9), p.acc2);
  s += hero(f, g, w * 0.3, h * 0.55, 0.52, { pose: 'hero' }) + status(d, g, 0.5) + controls(d, g);
  return s + bar(d, w * 0.36, 66, w * 0.3, 0.64, '#ff8a3d', 16) + path(star(w * 0.36 - 12, 74, 15, 7, 5), '#ffcf5a');
};

/** Flying and shooting: a diagonal of light between the hero and a swarm. */
export const flight: Screen = (f, g) => {
  const { d, w, h, p, r } = f;
  let bolts = '';
  let foes = '';
  for (let i = 0; i < 5; i++) {
    const x = w * (0.6 + (i % 3) * 0.13) + r.n(-16, 16);
    const y = h * (0.22 + i * 0.145);
    foes += place(
      x,
      y,
      0.3 + (i % 2) * 0.08,
      critter(d, { kind: nth(g.world.cast.beasts, g.n + (i % 2) + 1), v: g.n + (i % 2), mood: 'mad', headOnly: true }),
    );
    if (i !== 2)
      bolts += `M${int(w * 0.36 + i * 12)} ${int(h * 0.5 + (i - 2) * 16)}L${int(w * 0.46 + i * 14)} ${int(h * 0.5 + (i - 2) * 34)}`;
  }
  const trail = `M${int(w * 0.02)} ${int(h * 0.58)}Q${int(w * 0.12)} ${int(h * 0.6)} ${int(w * 0.2)} ${int(h * 0.54)}`;
  let s = g.world.scene(f) + d.halo(w * 0.24, h * 0.5, 150, glow(p.acc2, 0.3), 0.7);
  s += line(trail, p.acc2, 26, { opacity: 0.35 }) + line(trail, '#fff', 8, { opacity: 0.7 });
  s += line(bolts, p.acc2, 13, { opacity: 0.6 }) + line(bolts, '#fff', 5) + foes;
  s += path(star(w * 0.61, h * 0.5, 40, 15, 9), '#fff') + path(star(w * 0.61, h * 0.5, 25, 10, 9), p.acc);
  s += g.mech
    ? hero(f, g, w * 0.22, h * 0.4, 0.52, { pose: 'jump' })
    : place(w * 0.24, h * 0.5, 0.85, g.world.object(d, p));
  return s + status(d, g, 0.86) + controls(d, g);
};
