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
  () => import(/* webpackChunkName: "later" */ './later'),
];

/**
 * The later code, made ready in several tasks: a member who taps meanwhile is answered in between. `rest` lets the page
 * have its turn.
 */
export async function loadLater(rest: () => Promise<void>): Promise<LaterCode> {
  for (const piece of pieces) {
    await piece();
    await rest();
  }
  return import(/* webpackChunkName: "later" */ './later').then(({ later }) => later);
}
