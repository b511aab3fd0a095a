import { selectBoot } from '@/features/boot/bootSlice';
import type { Listen } from '@/kernel/listen';

/** Quiet after app start, ms, before what overlays are made of is fetched. */
const QUIET_MS = 1_500;

/** Once app start is through and the page is quiet, the code all overlays share is fetched, before the first tap. */
export const overlayKitEffects = (listen: Listen) => [
  listen.onEnter(selectBoot, 'ready', async (_ready, { delay }) => {
    await delay(QUIET_MS);
    // One that fails is no news: the overlay asks again.
    await import(/* webpackChunkName: "overlay-kit" */ '@/ui/overlay/overlayKit').catch(() => undefined);
  }),
];
