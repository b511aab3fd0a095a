import { critter } from '@demo/art/animals/critter';
import type { Doc } from '@demo/art/doc';
import type { Game } from '@demo/art/game';
import { glow, mix, shade } from '@demo/art/oklch';
import { star } from '@demo/art/shape';
import { group, line, oval, path, place, rect } from '@demo/art/svg';

// A screenshot's interface is shapes only, never letters: it reads in every language.
const NIGHT = '#0b1226';

export const glass = (x: number, y: number, w: number, h: number, r: number, opacity = 0.42): string =>
  rect(x, y, w, h, r, NIGHT, { 'fill-opacity': opacity, stroke: '#fff', 'stroke-opacity': 0.28, 'stroke-width': 1.5 });

export const bar = (d: Doc, x: number, y: number, w: number, value: number, colour: string, h = 10): string =>
  rect(x, y, w, h, h / 2, NIGHT, { opacity: 0.6 }) +
  rect(x + 1.5, y + 1.5, (w - 3) * value, h - 3, h / 2 - 1.5, d.linear([glow(colour, 0.35), colour]));

export const coin = (d: Doc, x: number, y: number, s: number): string =>
  oval(x, y, s, s, '#b9741f') +
  oval(x, y - s * 0.08, s * 0.86, s * 0.86, d.linear(['#fff2a8', '#ffc02e'])) +
  path(star(x, y - s * 0.06, s * 0.5, s * 0.24, 5), '#e08c1a');

export const jewel = (x: number, y: number): string => path(`M${x} ${y}l10 8-10 14-10-14Z`, '#6fe3ff');

/** Portrait, two bars, purse and pause: on every screen. */
export function status(d: Doc, g: Game, hp = 0.78): string {
  const { w } = d;
  const face = critter(d, { ...g.beast, gear: undefined, rim: undefined, headOnly: true });
  return (
    glass(14, 14, 190, 50, 25) +
    oval(40, 39, 27, 27, '#fff') +
    oval(40, 39, 23, 23, d.linear([glow(g.p.sky[1], 0.3), g.p.sky[1]])) +
    group({ 'clip-path': d.clip('<circle cx="40" cy="39" r="23"/>') }, place(40, 42.5, 0.195, face)) +
    bar(d, 74, 24, 118, hp, '#ff5f6d', 12) +
    bar(d, 74, 42, 90, 0.6, '#4db8ff', 9) +
    glass(w - 250, 16, 108, 30, 15) +
    coin(d, w - 234, 31, 12) +
    glass(w - 132, 16, 76, 30, 15) +
    jewel(w - 116, 20) +
    glass(w - 46, 16, 30, 30, 10) +
    line(`M${w - 209} 30.500h45M${w - 93} 30.500h21`, '#fff', 9, { opacity: 0.92 }) +
    line(`M${w - 34} 26v10M${w - 27} 26v10`, '#fff', 4)
  );
}

/** The stick on the left and four skills on the right. */
export function controls(d: Doc, g: Game): string {
  const { w, h } = d;
  const { p } = g;
  const skills = [
    [w - 74, h - 72, 44, p.acc, 'M-30 30L22-30L34-34L30-22L-22 38Z'],
    [w - 156, h - 50, 28, p.acc2, star(0, 0, 36, 16, 5)],
    [w - 140, h - 116, 28, glow(p.near, 0.2), 'M0-36Q34 4 14 30Q0 42-14 30Q-34 4 0-36Z'],
    [w - 66, h - 152, 28, mix(p.acc, p.acc2, 0.5), 'M6-40L-28 8H-4L-8 40L28-10H4Z'],
  ] as const;
  const stick =
    oval(84, h - 76, 54, 54, NIGHT, { opacity: 0.3, stroke: '#fff', 'stroke-opacity': 0.5, 'stroke-width': 3 }) +
    oval(98, h - 90, 25, 25, d.linear(['#fff', '#cfd8ea']), { opacity: 0.9 });
  const button = ([x, y, q, c, glyph]: (typeof skills)[number]) =>
    oval(x, y, q - 2, q - 2, d.linear([glow(c, 0.35), shade(c, 0.3)]), { stroke: '#fff', 'stroke-width': 4 }) +
    place(x, y, q / 60, path(glyph, '#fff'));
  return stick + skills.map(button).join('');
}

/** Three lines of a task list, the first done. */
export const tasks = (): string =>
  glass(14, 76, 150, 64, 12, 0.34) +
  [96, 70, 84]
    .map(
      (w, i) =>
        oval(30, 92 + i * 17, 5, 5, i ? 'none' : '#6ee7a0', { stroke: '#fff', 'stroke-width': 1.5 }) +
        rect(44, 88 + i * 17, w, 7, 3.5, '#fff', { opacity: 0.8 }),
    )
    .join('');

export function radar(d: Doc, g: Game): string {
  const { w } = d;
  return (
    oval(w - 70, 110, 44, 44, d.radial([glow(g.p.near, 0.3), shade(g.p.near, 0.35)]), {
      stroke: '#fff',
      'stroke-width': 4,
    }) +
    line(`M${w - 104} 122Q${w - 80} 90 ${w - 62} 118T${w - 36} 96`, glow(g.p.acc2, 0.1), 6, { opacity: 0.8 }) +
    path(`M${w - 70} 96l9 20-9-5-9 5Z`, '#fff')
  );
}
