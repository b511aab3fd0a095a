import type { EffectApi, Listen } from '@/kernel/listen';
import { overlayEvents, selectOverlays } from '@/shell/overlays/overlaysSlice';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { unlockText } from '@/text/unlock';
import { callsOf, type UnlockCalls } from './unlockCalls';
import { selectUnlock } from './unlockSlice';

type Kind = 'unlock' | 'insufficient';

/** Leaves only `kind` of our overlays on screen; 不足 belongs to downloads too, so only ours is taken away. */
function show({ dispatch, getState }: EffectApi, kind?: Kind, data: Record<string, unknown> = {}) {
  for (const open of selectOverlays(getState())) {
    const ours = open.kind === 'unlock' || (open.kind === 'insufficient' && open.data.of === 'unlock');
    if (ours && open.kind !== kind) dispatch(overlayEvents.withdrawn({ kind: open.kind }));
  }
  if (kind) dispatch(overlayEvents.opened({ kind, data }));
}

/** What is on screen follows from where the unlock stands. */
export const unlockOverlayEffects = (listen: Listen, calls: UnlockCalls) => [
  listen.onEnter(selectUnlock, 'idle', (_here, api) => show(api)),
  listen.onEnter(selectUnlock, 'confirming', (_here, api) => show(api, 'unlock')),
  listen.onEnter(selectUnlock, 'repriced', (_here, api) => show(api, 'unlock')),
  listen.onEnter(selectUnlock, 'unknown', (_here, api) => show(api, 'unlock')),
  listen.onEnter(selectUnlock, 'insufficient', ({ price, balance }, api) =>
    show(api, 'insufficient', { of: 'unlock', price, balance }),
  ),
  listen.onEnter(selectUnlock, 'away', (_here, api) => show(api)),
  listen.onEnter(selectUnlock, 'unlocked', ({ intent: { target }, charged }, api) => {
    show(api);
    callsOf(calls, target).opened(target, api.dispatch);
    api.dispatch(toastEvents.raised({ type: 'success', text: unlockText.unlocked(charged ?? 0) }));
  }),
  listen.onEnter(selectUnlock, 'failed', ({ text, told }, api) => {
    show(api);
    if (!told) api.dispatch(toastEvents.raised({ type: 'error', text }));
  }),
];
