import type { Listen } from '@/kernel/listen';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';

/** The overlay of the support menu. */
const SUPPORT = 'support';

/** Opens the support menu on any address with `?support=1`, so that a colleague can send a link that does. */
export const supportEffects = (listen: Listen) => [
  listen.on(navigationEvents.arrived, ({ place, how }, { dispatch }) => {
    if (how !== 'first' && how !== 'push' && how !== 'replace') return;
    if (new URLSearchParams(place.search).get('support') === '1') dispatch(overlayEvents.opened({ kind: SUPPORT }));
  }),
];
