/** Pieces of the late base that run long, each with all it stands on. */
const pieces = [
  () => import(/* webpackChunkName: "late-base" */ '@/features/checkout/checkoutSlice'),
  () => import(/* webpackChunkName: "late-base" */ '@/features/publish/publishSlice'),
  () => import(/* webpackChunkName: "late-base" */ '@/features/reading/readerSlice'),
  () => import(/* webpackChunkName: "late-base" */ '@/features/square/comments/commentsSlice'),
  () => import(/* webpackChunkName: "late-base" */ './lateBase'),
];

/** The late base, made ready in several tasks; `rest` lets the page have its turn. */
export async function loadLateBase(rest: () => Promise<void>) {
  for (const piece of pieces) {
    await piece();
    await rest();
  }
  return import(/* webpackChunkName: "late-base" */ './lateBase');
}
