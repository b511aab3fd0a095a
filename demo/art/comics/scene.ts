import type { Doc } from '@demo/art/doc';
import type { Rng } from '@server/random';

/** Where a panel plays: its frame, light and colour. */
export interface Scene {
  d: Doc;
  w: number;
  h: number;
  r: Rng;
  /** The series' hue and key colour. */
  hue: number;
  key: string;
  night: boolean;
  /** Sky from top to bottom. */
  sky: readonly [string, string, string];
  /** Colour of walls. */
  wall: string;
  /** The vanishing point. */
  vx: number;
  vy: number;
}

/** Draws a place into a frame. */
export type Place = (scene: Scene) => string;
