import { inTurns } from '@/kernel/inTurns';
import type { ClockPort } from '@/kernel/ports';
import type { LaterCode } from './laterChunk';

/** Pieces of the later code that run long, each with all it stands on. */
const pieces = [
  () => import(/* webpackChunkName: "later" */ '@/api/userApi'),
  () => import(/* webpackChunkName: "later" */ '@/features/rewards/claims/claimsEffects'),
  () => import(/* webpackChunkName: "later" */ '@/features/session/sessionEffects'),
  () => import(/* webpackChunkName: "later" */ '@/features/download/downloadEffects'),
  () => import(/* webpackChunkName: "later" */ '@/features/checkout/checkoutEffects'),
  () => import(/* webpackChunkName: "later" */ '@/features/publish/publishEffects'),
  () => import(/* webpackChunkName: "later" */ './unlockCalls'),
  () => import(/* webpackChunkName: "later" */ '@/app/shell/LaterParts'),
];

/** The later code, made ready in several tasks. */
export const loadLater = (clock: ClockPort): Promise<LaterCode> =>
  inTurns(clock, pieces, () => import(/* webpackChunkName: "later" */ './later').then(({ later }) => later));
