import type { Checkin } from '@/contract/checkin';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { selectIsOffline } from '@/shell/connection/connectionSlice';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { checkinText as text } from '@/text/checkin';
import { selectSending } from './checkinSlice';

/** Making up days: which one is under way, and the question before one is. */
export function useMakeUp({ makeup }: Pick<Checkin, 'makeup'>) {
  const dispatch = useAppDispatch();
  const offline = useAppSelector(selectIsOffline);
  const sending = useAppSelector(selectSending);
  const ask = (day: string) => {
    if (offline) dispatch(toastEvents.raised({ type: 'warning', text: text.offline }));
    else if (!sending) {
      dispatch(overlayEvents.opened({ kind: 'checkin-makeup', data: { day, price: makeup.price, left: makeup.left } }));
    }
  };
  return { busyDay: sending?.kind === 'makeup' ? sending.day : undefined, ask };
}
