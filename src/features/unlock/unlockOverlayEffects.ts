import type { Effect, EffectApi, Listen } from '@/kernel/listen';
import { type EffectsByState, onEnterAll } from '@/kernel/onEnterAll';
import { overlayEvents, selectOverlays } from '@/shell/overlays/overlaysSlice';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { unlockText } from '@/text/unlock';
import { callsOf, type UnlockCalls } from './unlockCalls';
import type { UnlockState } from './unlockMachine';
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

const nothing: Effect<unknown> = (_here, api) => show(api);
const dialog: Effect<unknown> = (_here, api) => show(api, 'unlock');

/** What is on screen follows from where the unlock stands; null leaves there what is. */
const screen = (calls: UnlockCalls): EffectsByState<UnlockState> => ({
  idle: nothing,
  loginNeeded: null,
  confirming: dialog,
  repriced: dialog,
  checking: null,
  insufficient: ({ price, balance }, api) => show(api, 'insufficient', { of: 'unlock', price, balance }),
  away: nothing,
  requesting: null,
  unknown: dialog,
  unlocked: ({ intent: { target }, charged }, api) => {
    show(api);
    callsOf(calls, target).opened(target, api.dispatch);
    api.dispatch(toastEvents.raised({ type: 'success', text: unlockText.unlocked(charged ?? 0) }));
  },
  failed: ({ text, told }, api) => {
    show(api);
    if (!told) api.dispatch(toastEvents.raised({ type: 'error', text }));
  },
});

/** The overlays of an unlock come and go with its states. */
export const unlockOverlayEffects = (listen: Listen, calls: UnlockCalls) =>
  onEnterAll(listen, selectUnlock, screen(calls));
