import { isAnyOf, isRejected, type UnknownAction } from '@reduxjs/toolkit';
import { type ApiFault, type CallMeta, isFault } from '@/api/fault';
import type { Listen } from '@/kernel/listen';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { sayFault } from './sayFault';

/** A call that failed with a fault of ours. */
export interface FailedCall extends UnknownAction {
  payload: ApiFault;
  meta: { baseQueryMeta?: CallMeta; arg?: { endpointName?: string } };
}

/** Any rejected call of the API. */
export function isFailedCall(action: UnknownAction): action is FailedCall {
  return isAnyOf(isRejected)(action) && action.type.startsWith('api/') && isFault(action.payload);
}

/** Whether a fault is told by a toast: never a called-off call, a session's end, a quiet call or one with a face (G4). */
function isSpoken({ payload: { kind }, meta }: FailedCall): boolean {
  if (kind === 'cancelled' || kind === 'stale' || kind === 'session') return false;
  const voice = meta.baseQueryMeta?.voice ?? 'toast';
  return voice === 'toast' || (voice === 'form' && kind !== 'business');
}

/** Faults of calls become one counted toast, or a line in the log (G4). */
export const faultEffects = (listen: Listen) => [
  listen.onMatch(isFailedCall, (action, { dispatch, ports }) => {
    if (isSpoken(action)) dispatch(toastEvents.raised({ type: 'error', text: sayFault(action.payload) }));
    else if (action.payload.kind !== 'cancelled')
      ports.log.warn('A call failed', { type: action.type, ...action.payload });
  }),
];
