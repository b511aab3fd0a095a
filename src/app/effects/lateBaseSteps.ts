import { inTurns } from '@/kernel/inTurns';
import type { ClockPort } from '@/kernel/ports';

/** Pieces of the late base that run long, each with all it stands on. */
const pieces = [
  () => import(/* webpackChunkName: "late-base" */ '@/features/checkout/checkoutSlice'),
  () => import(/* webpackChunkName: "late-base" */ '@/features/publish/publishSlice'),
  () => import(/* webpackChunkName: "late-base" */ '@/app/store/lateReadingSlices'),
  () => import(/* webpackChunkName: "late-base" */ '@/features/square/comments/commentsSlice'),
  () => import(/* webpackChunkName: "late-base" */ '@/app/store/lateAccountSlices'),
];

/** The late base, made ready in several tasks. */
export const loadLateBase = (clock: ClockPort) =>
  inTurns(clock, pieces, () => import(/* webpackChunkName: "late-base" */ './lateBase'));
