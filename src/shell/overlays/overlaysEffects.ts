import { derive } from '@/kernel/derive';
import type { Listen } from '@/kernel/listen';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { lateText } from '@/text/late';
import type { CloseRules } from './closeRules';
import { overlayEvents, selectOverlays } from './overlaysSlice';

const selectById = derive(selectOverlays, (stack) => Object.fromEntries(stack.map((overlay) => [overlay.id, overlay])));

/** Asks the before-close rule of an overlay once, however often and whichever way closing is asked for (F3). */
export const overlaysEffects = (listen: Listen, rules: CloseRules) => [
  listen.onEnterEach(selectById, 'asking', async ({ key: id, here }, { dispatch, getState }) => {
    const allowed = await (rules[here.kind]?.(here, here.way, getState()) ?? true);
    dispatch(allowed ? overlayEvents.closed({ id, kind: here.kind }) : overlayEvents.closeDenied({ id }));
  }),
  listen.on(overlayEvents.lost, ({ id, kind }, { dispatch }) => {
    dispatch(overlayEvents.closed({ id, kind }));
    dispatch(toastEvents.raised({ type: 'error', text: lateText.overlay }));
  }),
];
