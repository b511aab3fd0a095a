import { emblem } from '@demo/art/game';
import { glow, lch, mix, shade } from '@demo/art/oklch';
import { mech } from '@demo/art/people/mech';
import { person } from '@demo/art/people/person';
import { rays, sparkle, star } from '@demo/art/shape';
import { group, line, oval, path, place, rect } from '@demo/art/svg';
import { nth, rng } from '@server/random';
import { drift } from './roadActs';
import { type Act, ease, friend, heroFigure, hop, other, passingFront, type Stage, span, sway, turned } from './stage';

const HEART = 'M0 12C-22-4-14-20 0-10C14-20 22-4 0 12Z';
const NOTE = 'M-8 12a6 5 0 1 0 6-5V-14L12-18V4a6 5 0 1 0 4-5V-26L-6-20V2';

/** What the two talk about, without letters. */
const TOPICS = [HEART, star(0, 0, 15, 6.5, 5), NOTE, sparkle(0, 0, 16), 'M-12 8H12L8-8L3 1L0-14L-3 1L-8-8Z'] as const;

/** A bubble that pops up, stays and goes. */
function bubble(x: number, y: number, t: number, topic: string, colour: string, flip: boolean): string {
  if (t <= 0 || t >= 1) return '';
  const size = ease(span(t, 0, 0.18)) * (1 - ease(span(t, 0.88, 1)));
  const tail = flip ? 'M10 22L26 44L-6 28Z' : 'M-10 22L-26 44L6 28Z';
  return place(x, y, size, path(tail, '#fff') + oval(0, 0, 46, 32, '#fff') + path(topic, colour));
}

/** Close: hero and friend in turns, each with a bubble and a face for it. */
export const talk: Act = {
  seconds: 5,
  camera: ({ t }) => ({ x: 0.35 + t * 0.2, y: 0.6, zoom: 1.5 }),
  play(stage, { s, t }) {
    const { f, g } = stage;
    const { w, h, d, p } = f;
    const turn = Math.floor(t * 4);
    const heroMood = nth(['grin', 'happy', 'wink', 'wow'] as const, turn + g.n);
    const friendMood = nth(['happy', 'wow', 'grin', 'shy'] as const, turn + g.n + 1);
    const speaks = (who: number) => (turn % 2 === who ? hop(s, 3) * 5 : sway(s, 0.4, who) * 2);
    const k = h * 0.0027;
    const bust = g.mech ? mech(d, g.mech) : person(d, { ...g.look, mood: heroMood, t: 0.7 });
    const at = (i: number) => span(t, i * 0.25 + 0.02, i * 0.25 + 0.25);
    const topic = (i: number) => nth(TOPICS, g.n + i);
    return (
      `<rect width="${w}" height="${h}" fill="${shade(p.fore, 0.3)}" opacity=".22"/>` +
      drift(stage, s, 26, 14) +
      turned(w * 0.3, h * 0.6 - speaks(0), k, sway(s, 0.35) * 1.6, bust) +
      turned(
        w * 0.72,
        h * 0.72 - speaks(1),
        0.78,
        sway(s, 0.35, 0.4) * 2.4,
        friend(stage, { mood: friendMood, t: -0.5 }),
      ) +
      bubble(w * 0.53, h * 0.2, at(0), topic(0), p.acc, false) +
      bubble(w * 0.52, h * 0.22, at(1), topic(1), shade(p.acc2, 0.2), true) +
      bubble(w * 0.53, h * 0.2, at(2), topic(2), shade(p.acc2, 0.2), false) +
      bubble(w * 0.52, h * 0.22, at(3), HEART, '#ff5c7a', true)
    );
  },
};

/** From behind: something huge wakes in the distance, and the camera goes towards it. */
export const wonder: Act = {
  seconds: 4.5,
  camera: ({ t }) => ({ x: 0.5, y: 0.6, zoom: 1.02 + ease(t) * 0.34 }),
  play(stage, { s, t }) {
    const { f, g } = stage;
    const { w, h, d, p } = f;
    const rise = ease(span(t, 0.08, 0.6));
    const breath = 1 + sway(s, 0.35) * 0.02;
    const gy = h * (0.86 - rise * 0.44);
    const size = h * 0.0032 * (0.8 + rise * 0.2);
    const giant =
      g.subject === 'object' || g.worldName === 'neon'
        ? turned(w * 0.62, gy, size * 0.9, sway(s, 0.22) * 4, emblem(d, g))
        : place(
            w * 0.62,
            gy,
            [size * breath, size * (2 - breath)],
            other(stage, 1, { mood: t > 0.62 ? 'grin' : 'calm', wear: p.acc }),
          );
    const k = h * 0.0016;
    const y = h * 1 - 262 * k + ease(t) * 26;
    return (
      d.halo(w * 0.62, gy, h * (0.5 + rise * 0.2), glow(p.rim, 0.3), 0.4 + rise * 0.45) +
      group({ opacity: 0.35 + rise * 0.65 }, giant) +
      drift(stage, s, 40, 22) +
      turned(
        w * 0.3,
        y,
        k * (1 + ease(t) * 0.1),
        sway(s, 0.3) * 1.2,
        heroFigure(stage, { pose: rise > 0.7 ? 'hero' : 'stand', behind: true }),
      ) +
      turned(w * 0.15, h - 40 - hop(s, t > 0.6 ? 2.4 : 0.4) * 12, 0.36, 0, friend(stage, { behind: true })) +
      passingFront(stage, s * 10)
    );
  },
};

/** A duel with a big grump: run-up, one blow, and it ends in surprise. */
export const showdown: Act = {
  seconds: 4.5,
  camera({ s, t }) {
    const shake = t > 0.5 && t < 0.58 ? sway(s, 14) * 0.02 : 0;
    return {
      x: 0.5 + shake,
      y: 0.8 + shake,
      zoom: 1.1 + ease(span(t, 0.3, 0.52)) * 0.2 - ease(span(t, 0.7, 1)) * 0.15,
    };
  },
  play(stage, { s, t }) {
    const { f, g } = stage;
    const { w, h, d, p } = f;
    const floor = h * g.world.floor;
    const k = h * 0.0015;
    const run = ease(span(t, 0.28, 0.5));
    const hit = span(t, 0.5, 0.62);
    const back = ease(span(t, 0.56, 0.8));
    const x = w * (0.2 + run * 0.28 - back * 0.12);
    const y = floor - 282 * k - Math.sin(run * Math.PI) * h * 0.2;
    const foeTurn = hit > 0 ? Math.min(1, hit * 1.6) * 16 * (1 - span(t, 0.8, 1) * 0.7) : sway(s, 1.3) * 2;
    const foeMood = t < 0.5 ? 'mad' : t < 0.8 ? 'wow' : 'happy';
    const foeX = w * (0.74 + hit * 0.04);
    const arc = `M${Math.round(w * 0.44)} ${Math.round(h * 0.66)}Q${Math.round(w * 0.56)} ${Math.round(h * 0.3)} ${Math.round(w * 0.66)} ${Math.round(h * 0.6)}`;
    const flash =
      hit > 0 && hit < 1
        ? group(
            { opacity: 1 - hit * hit },
            line(arc, p.acc2, 18, { opacity: 0.6 }) +
              line(arc, '#fff', 6) +
              path(star(w * 0.64, h * 0.5, 24 + hit * 60, 10 + hit * 18, 9), '#fff') +
              path(star(w * 0.64, h * 0.5, 16 + hit * 40, 6 + hit * 12, 9), p.acc2),
          )
        : '';
    let stars = '';
    if (t > 0.58)
      for (let i = 0; i < 4; i += 1) {
        const turn = s * 3 + (i * Math.PI) / 2;
        stars += path(star(foeX + Math.cos(turn) * 64, h * 0.26 + Math.sin(turn) * 14, 11, 5, 5), '#ffd24d');
      }
    const pose = t < 0.28 ? 'hero' : run < 1 ? 'run' : t > 0.72 ? 'jump' : 'hero';
    const win = t > 0.72 ? hop(s, 1.8) * 22 : 0;
    return (
      d.halo(w * 0.72, h * 0.5, 190, p.acc, 0.5) +
      oval(foeX, floor + 10, 92, 13, shade(p.fore, 0.5), { opacity: 0.4 }) +
      turned(
        foeX,
        floor - 118 + hop(s, 1.1) * 3,
        0.84,
        foeTurn,
        other(stage, 0, { mood: foeMood, gear: 'crown', wear: p.acc }),
      ) +
      stars +
      oval(x, floor + 6, 34, 6, shade(p.fore, 0.5), { opacity: 0.35 }) +
      turned(x, y - win, k, run > 0 && run < 1 ? 10 : 0, heroFigure(stage, { pose, mood: t > 0.7 ? 'grin' : 'bold' })) +
      flash +
      passingFront(stage, run * 40)
    );
  },
};

function night({ f: { w, h, d, p } }: Stage, t: number): string {
  const veil = [mix(p.sky[0], lch(0.3, 0.14, 285), 0.6), mix(p.sky[1], lch(0.5, 0.18, 305), 0.55)];
  return rect(0, 0, w, h, 0, d.linear(veil), { opacity: 0.9 * ease(span(t, 0, 0.15)) });
}

/** The find: rays, the world's own treasure, and two who cannot stand still. */
export const prize: Act = {
  seconds: 4,
  camera: ({ t }) => ({ x: 0.5, y: 0.5, zoom: 1.35 - ease(t) * 0.2 }),
  play(stage, { s, t }) {
    const { f, g } = stage;
    const { w, h, d, p } = f;
    const r = rng(`prize/${g.n}`);
    const grow = span(t, 0.08, 0.3);
    const size = 0.74 * ease(grow) * (1 + Math.sin(grow * Math.PI) * 0.22) + sway(s, 0.5) * 0.02;
    let glints = '';
    for (let i = 0; i < 20; i += 1) {
      const turn = r() * Math.PI * 2;
      const far = 60 + ((r() * 260 + s * 70) % 260);
      const shine = 1 - (far - 60) / 260;
      glints += path(
        sparkle(w / 2 + Math.cos(turn) * far, h * 0.4 + Math.sin(turn) * far * 0.7, r.n(4, 10)),
        i % 2 ? '#fff' : p.acc2,
        { opacity: shine },
      );
    }
    const k = h * 0.00135;
    const cheer = ease(span(t, 0.25, 0.4));
    return (
      night(stage, t) +
      rays(w / 2, h * 0.4, 420, 16, s * 14, 0.16) +
      d.halo(w / 2, h * 0.4, 200, glow(p.acc, 0.4), 0.8) +
      glints +
      turned(w / 2, h * 0.4 + sway(s, 0.5) * 5, size, sway(s, 0.4) * 5, emblem(d, g)) +
      turned(
        w * 0.24,
        h - 262 * k - hop(s, 1.9) * 30 * cheer,
        k,
        sway(s, 0.95) * 3,
        heroFigure(stage, { pose: cheer > 0.5 ? 'jump' : 'stand', mood: 'grin' }),
      ) +
      turned(
        w * 0.78,
        h - 66 - hop(s, 1.9, 0.4) * 26 * cheer,
        0.46,
        sway(s, 0.95, 0.4) * 5,
        friend(stage, { mood: 'happy' }),
      )
    );
  },
};
