import { critter } from '@demo/art/animals/critter';
import type { Doc } from '@demo/art/doc';
import type { Game } from '@demo/art/game';
import { shade } from '@demo/art/oklch';
import { type ChibiLook, chibi } from '@demo/art/people/chibi';
import { mechFigure } from '@demo/art/people/mech';
import { group, place } from '@demo/art/svg';
import { type Frame, frameOf } from '@demo/art/worlds/world';
import { nth, rng } from '@server/random';

/** Which part of the backdrop is seen: how far right and down (0 to 1), and how near (1 is its whole height). */
export interface Camera {
  x: number;
  y: number;
  zoom: number;
}

/** The moment an act is drawn at: seconds since it began, and the same from 0 to 1. */
export interface Moment {
  s: number;
  t: number;
}

/** A few seconds on one stage: what the camera does, and everything that moves before the backdrop. */
export interface Act {
  seconds: number;
  camera(at: Moment): Camera;
  /** Everything that moves, in a frame of `CLIP_SIZE`. */
  play(stage: Stage, at: Moment): string;
}

/** What an act is played on. */
export interface Stage {
  f: Frame;
  g: Game;
}

/** A stage in a fresh document; the random stream is the same for each frame, so that nothing flickers. */
export const stageOf = (d: Doc, g: Game, seed: string): Stage => ({ f: frameOf(d, rng(seed), g.p), g });

/** Eases in and out. */
export const ease = (t: number): number => {
  const x = Math.min(1, Math.max(0, t));
  return x * x * (3 - 2 * x);
};

/** The part of `t` between two moments, from 0 to 1. */
export const span = (t: number, from: number, to: number): number => Math.min(1, Math.max(0, (t - from) / (to - from)));

/** Up and down, `rate` times a second. */
export const sway = (s: number, rate: number, phase = 0): number => Math.sin((s * rate + phase) * Math.PI * 2);

/** A hop: 0 on the ground, 1 at the top. */
export const hop = (s: number, rate: number, phase = 0): number => Math.abs(Math.sin((s * rate + phase) * Math.PI));

/** A drawing turned around its own origin. */
export const turned = (
  x: number,
  y: number,
  scale: number | readonly [number, number],
  turn: number,
  drawing: string,
) => place(x, y, scale, group({ transform: `rotate(${turn.toFixed(1)})` }, drawing));

/** The hero's whole figure around the head; soles at 282. */
export function heroFigure({ f: { d }, g }: Stage, change: Partial<ChibiLook> & Pick<ChibiLook, 'pose'>): string {
  if (g.mech) {
    return mechFigure(d, g.mech, { flying: change.pose === 'jump', ...(change.behind ? { behind: true } : {}) });
  }
  const cape = g.world.cast.cape ? shade(g.p.acc2, 0.12) : undefined;
  return chibi(d, { ...g.look, item: g.world.cast.item, cape, pant: shade(g.p.near, 0.45), t: 0.5, ...change });
}

/** Walking in two drawings: legs apart, legs together. */
export const step = (s: number): ChibiLook['pose'] => (Math.floor(s * 5) % 2 === 0 ? 'run' : 'stand');

/** The hero's friend. */
export const friend = ({ f: { d }, g }: Stage, change: Partial<Parameters<typeof critter>[1]> = {}): string =>
  critter(d, { ...g.beast, ...change });

/** Another inhabitant of the world, never of the friend's own kind. */
export function other({ f: { d }, g }: Stage, i: number, change: Partial<Parameters<typeof critter>[1]> = {}): string {
  const kinds = g.world.cast.beasts.filter((kind) => kind !== g.beast.kind);
  return critter(d, { kind: nth(kinds, g.n + i), v: g.n + i, rim: g.p.rim, ...change });
}

/** The near frame passing by: two of them side by side, so that there is always one on screen. */
export function passingFront({ f, g }: Stage, distance: number): string {
  const { w } = f;
  const x = -((distance % w) + w) % w;
  // Drawn apart from the act's own stream, or every frame would have other leaves.
  const near = g.world.front({ ...f, r: rng(`front/${g.n}`) });
  return place(x, 0, 1, near) + place(x + w, 0, 1, near);
}
