import { useState } from 'react';
import type { MoneyCase } from '@/contract/desk/money';
import { faultText } from '@/desk/kit/states/faultText';
import { useToast } from '@/desk/kit/toast/ToastProvider';
import { useSelf } from '@/desk/session/useSelf';
import { moneyDeskText as text } from '@/text/desk/money';
import { useTakeCaseMutation } from './moneyApi';

/** Whose an open case is; `run` takes it in hand, from a colleague too, or gives one's own back. */
export function useTaking({ id, owner: given }: Pick<MoneyCase, 'id' | 'owner'>) {
  const self = useSelf();
  const say = useToast();
  const [take] = useTakeCaseMutation();
  const [busy, setBusy] = useState(false);
  const owner = given ?? null;
  const isMine = owner?.id === self.id;
  const ask = async () => {
    if (busy) return;
    setBusy(true);
    const { data, error } = await take({ id, take: !isMine, was: owner?.id ?? null });
    setBusy(false);
    if (data === undefined) say(faultText(error), { bad: true });
    else say(isMine ? text.released : text.taken(data.before));
  };
  return { owner, isMine, run: () => void ask() };
}
