import { inTurns } from '@/kernel/inTurns';
import type { ClockPort } from '@/kernel/ports';

/** Pieces of the recorder that run long, each with all it stands on. */
const pieces = [
  () => import(/* webpackChunkName: "recorder" */ './sentenceTable'),
  () => import(/* webpackChunkName: "recorder" */ './plaza'),
  () => import(/* webpackChunkName: "recorder" */ './keeper'),
];

/** What keeps a tape, made ready in several tasks. */
export async function loadKeeper(clock: ClockPort) {
  await inTurns(clock, pieces);
  return import(/* webpackChunkName: "recorder" */ './keeper');
}
