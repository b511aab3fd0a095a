import type { AppStore } from '@/app/store/createAppStore';
import { selectBoot } from '@/features/boot/bootSlice';
import type { Ports } from '@/kernel/ports';

/** Quiet after app start before what overlays are made of is fetched. */
const QUIET_MS = 1_500;

/** Once app start is through and the page is quiet, the code all overlays share is fetched, before the first tap. */
export function fetchOverlayKit(store: AppStore, { clock }: Ports): void {
  const stop = store.subscribe(() => {
    if (selectBoot(store.getState()).at !== 'ready') return;
    stop();
    // One that fails is no news: the overlay asks again.
    clock.after(QUIET_MS, () => {
      import(/* webpackChunkName: "overlay-kit" */ '@/ui/overlay/overlayKit').catch(() => undefined);
    });
  });
}
