import type { EffectApi } from '@/kernel/listen';
import { connectionEvents } from './connectionSlice';

/** Follows the browser's own word on the network, from now on. */
export function watchConnection({ dispatch, ports }: EffectApi): void {
  const tell = (online: boolean) => {
    if (ports.gate.isLive) dispatch(online ? connectionEvents.found() : connectionEvents.lost());
  };
  if (!ports.document.isOnline()) tell(false);
  ports.document.onOnline(tell);
}
