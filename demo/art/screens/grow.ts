import { critter } from '@demo/art/animals/critter';
import type { Doc } from '@demo/art/doc';
import type { Game } from '@demo/art/game';
import { glow, lch, mix, shade } from '@demo/art/oklch';
import { sparkle } from '@demo/art/shape';
import { int, line, oval, path, place, rect } from '@demo/art/svg';
import { tree } from '@demo/art/worlds/plants';
import type { Frame } from '@demo/art/worlds/world';
import { nth } from '@server/random';
import { coin, status, tasks } from './hud';
import { hero, type Screen } from './screen';

const SOIL = lch(0.6, 0.09, 58);
const LEAF = 'M0 6Q-26-2-20-26Q0-20 0 6Q2-22 22-28Q26-4 0 6Z';

/** Three plants along the middle of a plot. */
const trio = (d: Doc, plant: string) => d.stamp(plant, -28, -4) + d.stamp(plant, 28, -4) + d.stamp(plant, 0, 8);

function plot({ d, p }: Frame, g: Game, x: number, y: number, stage: number): string {
  const earth =
    path('M-64 0L0-32L64 0V10L0 42L-64 10Z', shade(SOIL, 0.4)) +
    path('M-60 0L0-30L60 0L0 30Z', d.linear([glow(SOIL, 0.25), SOIL]));
  const green = glow(p.near, 0.2);
  const bloom = path(LEAF, green) + oval(0, -28, 11, 11, p.acc) + oval(0, -28, 4, 4, p.acc2);
  const crops = [
    line('M-36 0L0 18M-18-9L18 9M0-18L36 0', shade(SOIL, 0.3), 4),
    trio(d, path(LEAF, green)),
    trio(d, bloom),
    tree(d, 0, 8, 46, p.near) + oval(-12, -22, 6, 6, p.acc) + oval(10, -34, 6, 6, p.acc) + oval(14, -14, 6, 6, p.acc),
    place(0, -22, 0.36, g.world.object(d, p)),
  ];
  return d.stamp(earth + nth(crops, stage), x, y);
}

/** A homestead of plots seen at an angle. */
export const grow: Screen = (f, g) => {
  const { d, w, h, p } = f;
  let s = g.world.scene(f);
  for (let row = 0; row < 3; row++) {
    for (let col = 0; col < 4; col++)
      s += plot(f, g, int(w * 0.5 + (col - row) * 70 - 34), int(h * 0.46 + (col + row) * 36), row * 2 + col * 3);
  }
  s +=
    hero(f, g, w * 0.19, h * 0.56, 0.46, { pose: 'stand' }) +
    place(w * 0.86, h * 0.62, 0.46, critter(d, { ...g.beast, mood: 'happy' }));
  s += coin(d, w * 0.5, h * 0.34, 15) + path(sparkle(w * 0.56, h * 0.32, 12) + sparkle(w * 0.45, h * 0.4, 8), '#fff');
  const tools = [p.acc, p.acc2, mix(p.near, '#ffffff', 0.2), '#6fb6ff'];
  s += tools
    .map((c, i) =>
      rect(w - 250 + i * 60, h - 62, 50, 50, 15, d.linear([glow(c, 0.4), c]), { stroke: '#fff', 'stroke-width': 3 }),
    )
    .join('');
  const glyphs = `M${w - 225} ${h - 50}q16 18 0 26q-16-8 0-26ZM${w - 165} ${h - 48}l12 11-12 11-12-11ZM${w - 115} ${h - 32}h20l-4 12h-12ZM${w - 45} ${h - 48}a11 11 0 1 1-1 0Z`;
  return s + path(glyphs, '#fff') + status(d, g) + tasks();
};
