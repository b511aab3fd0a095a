import type { Listen } from '@/kernel/listen';
import type { CloseRules } from './closeRules';
import { overlayEvents, selectOverlays } from './overlaysSlice';

/** Asks the before-close rule of an overlay, whichever way closing was asked for (F3). */
export const overlaysEffects = (listen: Listen, rules: CloseRules) => [
  listen.on(overlayEvents.closeAsked, async ({ id, way }, { dispatch, getState }) => {
    const overlay = selectOverlays(getState()).find((one) => one.id === id);
    if (overlay?.at !== 'asking') return;
    const allowed = await (rules[overlay.kind]?.(overlay, way, getState()) ?? true);
    dispatch(allowed ? overlayEvents.closed({ id, kind: overlay.kind }) : overlayEvents.closeDenied({ id }));
  }),
];
