import type { EffectApi, Listen } from '@/kernel/listen';
import { href } from '@/shell/navigation/href';
import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';

/** The sheet for theme, text size and motion. */
const APPEARANCE_OVERLAY = 'appearance';

const asksForSettings = ({ getState }: Pick<EffectApi, 'getState'>) => {
  const { route, search } = selectPlace(getState());
  return route === 'profile' && new URLSearchParams(search).get('view') === 'settings';
};

/** `profile?view=settings` is the appearance sheet (C10); closing it takes the view out of the address. */
export const profileEffects = (listen: Listen) => [
  listen.on(navigationEvents.arrived, (_arrival, api) => {
    if (asksForSettings(api)) api.dispatch(overlayEvents.opened({ kind: APPEARANCE_OVERLAY }));
  }),
  listen.on(overlayEvents.closed, ({ kind }, api) => {
    if (kind !== APPEARANCE_OVERLAY || !asksForSettings(api)) return;
    api.dispatch(navigationEvents.asked({ to: href.profile(), how: 'replace' }));
  }),
];
