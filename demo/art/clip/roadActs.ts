import { emblem } from '@demo/art/game';
import { glow, shade } from '@demo/art/oklch';
import { cloud, sparkle } from '@demo/art/shape';
import { line, oval, path, place } from '@demo/art/svg';
import { rng } from '@server/random';
import {
  type Act,
  ease,
  friend,
  heroFigure,
  hop,
  other,
  passingFront,
  type Stage,
  span,
  step,
  sway,
  turned,
} from './stage';

const FIGURE = 282;

const shadow = ({ f: { p } }: Stage, x: number, y: number, size: number) =>
  oval(x, y, size, size * 0.16, shade(p.fore, 0.5), { opacity: 0.35 });

/** Dust, bubbles or petals that drift past; always the same ones. */
export function drift({ f: { w, h, p }, g }: Stage, s: number, speed: number, count = 18): string {
  const r = rng(`drift/${g.n}`);
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const size = r.n(1.4, 4);
    const near = size / 4;
    const x = (((r() * w - s * speed * near) % w) + w) % w;
    const y = (((r() * h + (s * -14 + sway(s, 0.3, r()) * 8) * near) % h) + h) % h;
    out += oval(x, y, size, size, i % 3 ? '#fff' : glow(p.acc2, 0.4), { opacity: 0.35 + near * 0.4 });
  }
  return out;
}

/** On the way: hero and friend walk, coins come towards them, and once both must jump. */
export const journey: Act = {
  seconds: 5,
  camera: ({ t }) => ({ x: t, y: 0.9, zoom: 1.06 }),
  play(stage, { s, t }) {
    const { f, g } = stage;
    const { w, h, d } = f;
    const floor = h * g.world.floor;
    const k = h * 0.00155;
    const leap = Math.sin(span(t, 0.44, 0.6) * Math.PI);
    const leapLater = Math.sin(span(t, 0.5, 0.66) * Math.PI);
    const x = w * 0.4;
    const y = floor - FIGURE * k - leap * h * 0.26 - hop(s, 5) * 5;
    let coins = '';
    for (let i = 0; i < 7; i += 1) {
      const at = w * (1.1 + i * 0.3) - s * w * 0.36;
      const high = floor - h * (i === 3 || i === 4 ? 0.46 : 0.14);
      if (at > x + 14) {
        const flat = Math.abs(sway(s, 0.8, i * 0.2));
        coins += place(at, high, [0.25 + flat * 0.75, 1], oval(0, 0, 11, 11, '#ffc93c') + oval(0, 0, 7, 7, '#ffe9a0'));
      } else if (at > x - 46)
        coins += path(sparkle(x + 24, high - 10, 10 + (x - at) * 0.4), '#fff3b0', { opacity: 0.9 });
    }
    const block = w * 1.34 - s * w * 0.36;
    const stone =
      block > -60
        ? place(block, floor - 22, 0.3, g.worldName === 'neon' ? emblem(d, g) : other(stage, 2, { mood: 'sad' }))
        : '';
    const pose = leap > 0.05 ? 'jump' : step(s);
    return (
      coins +
      stone +
      shadow(stage, x, floor + 4, 34 - leap * 14) +
      turned(x, y, k, leap * -8 + sway(s, 2.5) * 2, heroFigure(stage, { pose, mood: leap > 0.05 ? 'wow' : 'grin' })) +
      shadow(stage, x - 92, floor + 4, 26) +
      turned(
        x - 92,
        floor - 74 - hop(s, 2.5, 0.3) * 14 - leapLater * h * 0.2,
        0.36,
        sway(s, 2.5, 0.3) * 5,
        friend(stage),
      ) +
      drift(stage, s, 130) +
      passingFront(stage, s * w * 0.5)
    );
  },
};

/** In the air: clouds and speed lines, a few rivals to wave at, one loop. */
export const flight: Act = {
  seconds: 4.5,
  camera: ({ t }) => ({ x: 0.1 + t * 0.8, y: 0.1 + Math.sin(t * Math.PI) * 0.3, zoom: 1.3 }),
  play(stage, { s, t }) {
    const { f, g } = stage;
    const { w, h, d, p } = f;
    const r = rng(`flight/${g.n}`);
    let clouds = '';
    for (let i = 0; i < 5; i += 1) {
      const size = r.n(90, 190);
      const x = ((((r() * 2 - s * (0.32 + size / 600)) % 1.6) + 1.6) % 1.6) * w - w * 0.3;
      clouds += path(cloud(rng(`cloud/${i}`), x, h * r.n(0.15, 0.95), size), '#fff', { opacity: 0.3 + size / 700 });
    }
    let wind = '';
    for (let i = 0; i < 9; i += 1) {
      const x = w - (((r() * w + s * w * 1.7) % (w * 1.3)) - w * 0.15);
      wind += `M${Math.round(x)} ${Math.round(r() * h)}h${Math.round(r.n(30, 80))}`;
    }
    const loop = span(t, 0.5, 0.8) * 360;
    const turn = (loop * Math.PI) / 180;
    const x = w * (0.3 + ease(t) * 0.12) + Math.sin(turn) * 60;
    const y = h * 0.46 + sway(s, 0.5) * 18 - (1 - Math.cos(turn)) * 52;
    const rider = g.mech ? heroFigure(stage, { pose: 'jump' }) : g.world.object(d, p);
    const craft = turned(x, y, g.mech ? 0.46 : 0.74, -loop + sway(s, 0.7) * 5, rider);
    const pilot = g.mech
      ? ''
      : turned(x + 4, y - 40, 0.3, -loop, friend(stage, { mood: loop > 0 && loop < 360 ? 'wow' : 'grin' }));
    let rivals = '';
    for (let i = 0; i < 3; i += 1) {
      const at = span(t, 0.05 + i * 0.2, 0.5 + i * 0.22);
      if (at > 0 && at < 1)
        rivals += turned(
          w * (1.1 - at * 1.3),
          h * (0.24 + i * 0.24) + sway(s, 0.9, i) * 10,
          0.26,
          sway(s, 1.4, i) * 9,
          other(stage, i, { headOnly: true, mood: 'wow' }),
        );
    }
    return (
      clouds +
      line(wind, '#fff', 2.4, { opacity: 0.55 }) +
      rivals +
      d.halo(x, y, 120, glow(p.acc2, 0.3), 0.5) +
      (g.mech ? craft : pilot + craft)
    );
  },
};

/** Everybody who lives here comes by, hopping. */
export const parade: Act = {
  seconds: 5,
  camera: ({ t }) => ({ x: 1 - t * 0.7, y: 1, zoom: 1.14 }),
  play(stage, { s, t }) {
    const { w, h } = stage.f;
    const floor = h * 0.95;
    const moods = ['happy', 'grin', 'wink', 'wow', 'happy', 'sly'] as const;
    let row = '';
    for (let i = 0; i < 6; i += 1) {
      const x = w * (-0.12 - i * 0.2 + t * 2.1);
      const up = hop(s, 1.9, i * 0.23);
      const squash = 1 - (1 - up) * 0.07;
      const drawing = i % 2 ? friend(stage, { mood: moods[i], v: stage.g.n + i }) : other(stage, i, { mood: moods[i] });
      row +=
        shadow(stage, x, floor + 6, 36 - up * 12) +
        place(x, floor - 100 * 0.5 - up * 44 + 2, [0.5 * (2 - squash), 0.5 * squash], drawing);
    }
    const bits = rng(`confetti/${stage.g.n}`);
    let confetti = '';
    const colours = [stage.f.p.acc, stage.f.p.acc2, '#fff', '#ffd24d'];
    for (let i = 0; i < 26; i += 1) {
      const y = (bits() * h * 1.2 + s * bits.n(40, 90)) % (h * 1.2);
      const flat = Math.abs(sway(s, bits.n(0.4, 1.2), bits()));
      confetti += place(
        bits() * w,
        y - 20,
        [1, 0.2 + flat],
        path('M-4-4H4V4H-4Z', colours[i % 4] ?? '#fff', { opacity: 0.9 }),
      );
    }
    return row + confetti + passingFront(stage, -s * w * 0.12);
  },
};

/** Evening: the light goes, stars and fireflies come, two friends look on. */
export const evening: Act = {
  seconds: 5,
  camera: ({ t }) => ({ x: 0.5, y: 0.7 - ease(t) * 0.5, zoom: 1.24 - ease(t) * 0.12 }),
  play(stage, { s, t }) {
    const { f, g } = stage;
    const { w, h, p, d } = f;
    const dusk = ease(span(t, 0, 0.55));
    const r = rng(`stars/${g.n}`);
    let stars = '';
    for (let i = 0; i < 34; i += 1) {
      const x = r() * w;
      const y = r() * h * 0.6;
      const shine = dusk * (0.5 + 0.5 * sway(s, r.n(0.3, 0.9), r()));
      stars += path(sparkle(x, y, r.n(2, 6)), '#fff', { opacity: Math.max(0, shine) });
    }
    const falling = span(t, 0.62, 0.76);
    const trail =
      falling > 0 && falling < 1
        ? line(
            `M${Math.round(w * (0.9 - falling * 0.5))} ${Math.round(h * (0.08 + falling * 0.2))}l46 -18`,
            '#fff',
            3,
            { opacity: 1 - falling },
          )
        : '';
    const sink = h * 0.1 * ease(span(t, 0, 0.4));
    const floor = h * 0.98 + sink;
    const k = h * 0.0013;
    let flies = '';
    for (let i = 0; i < 12; i += 1)
      flies += d.halo(
        w * r() + sway(s, 0.2, r()) * 26,
        h * r.n(0.55, 0.95) + sway(s, 0.33, r()) * 14,
        9,
        '#fff2a0',
        dusk * 0.9,
      );
    const veil = `<rect width="${w}" height="${h}" fill="${d.linear([
      [shade(p.sky[0], 0.75), 0, dusk * 0.82],
      [shade(p.sky[1], 0.5), 1, dusk * 0.45],
    ])}"/>`;
    const look = falling > 0 ? ('wow' as const) : ('happy' as const);
    return (
      veil +
      stars +
      trail +
      turned(w * 0.4, floor - FIGURE * k, k, sway(s, 0.25) * 1.5, heroFigure(stage, { pose: 'stand', behind: true })) +
      turned(w * 0.56, floor - 82, 0.34, sway(s, 0.25, 0.2) * 2.5, friend(stage, { mood: look, behind: true })) +
      flies +
      passingFront(stage, 0)
    );
  },
};
