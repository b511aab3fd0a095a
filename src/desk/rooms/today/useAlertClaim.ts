import { useState } from 'react';
import type { TodayAlert } from '@/contract/desk/today';
import { faultText } from '@/desk/kit/states/faultText';
import { useToast } from '@/desk/kit/toast/ToastProvider';
import { useSelf } from '@/desk/session/useSelf';
import { todayText as text } from '@/text/desk/today';
import { useTakeAlertMutation } from './todayApi';

/** Takes an alert in hand, from a colleague too, or lets go one's own. */
export function useAlertClaim() {
  const self = useSelf();
  const say = useToast();
  const [take] = useTakeAlertMutation();
  const [busy, setBusy] = useState(false);
  const isMine = ({ claim }: TodayAlert) => claim?.id === self.id;
  const toggle = async (alert: TodayAlert) => {
    if (busy) return;
    setBusy(true);
    const { data, error } = await take({ name: alert.name, take: !isMine(alert), was: alert.claim?.id ?? null });
    setBusy(false);
    if (data === undefined) say(faultText(error), { bad: true });
    else say(isMine(alert) ? text.released : text.taken(data.before));
  };
  return { isMine, toggle: (alert: TodayAlert) => void toggle(alert) };
}
