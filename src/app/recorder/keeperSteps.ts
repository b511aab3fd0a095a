import { inTurns } from '@/kernel/inTurns';
import type { ClockPort } from '@/kernel/ports';

/** Pieces of the recorder that run long, each with all it stands on. */
const pieces = [
  () => import(/* webpackChunkName: "recorder" */ './sentenceTable'),
  () => import(/* webpackChunkName: "recorder" */ './plaza'),
];

/** What keeps a tape, made ready in several tasks. */
export const loadKeeper = (clock: ClockPort) =>
  inTurns(clock, pieces, () => import(/* webpackChunkName: "recorder" */ './keeper'));
