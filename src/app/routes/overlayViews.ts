import type { ComponentType } from 'react';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';

/** The views of all overlays by kind, each in a lazy chunk, put together from the features. */
export const overlayViews: Readonly<Record<string, () => Promise<ComponentType<OverlayViewProps>>>> = {
  bindOffer: () =>
    import(/* webpackChunkName: "overlay-bind-offer" */ '@/features/session/BindOfferDialog').then(
      (m) => m.BindOfferDialog,
    ),
  bulletin: () =>
    import(/* webpackChunkName: "overlay-bulletin" */ '@/features/bulletin/BulletinDialog').then(
      (m) => m.BulletinDialog,
    ),
};
