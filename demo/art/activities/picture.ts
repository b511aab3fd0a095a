import type { Doc } from '@demo/art/doc';
import type { Rng } from '@server/random';

export const ACTIVITY = { w: 840, h: 392 } as const;

/** The picture of one activity, made for what happens in it. The upper left stays free: its state stands there. */
export type ActivityPicture = (d: Doc, r: Rng) => string;
