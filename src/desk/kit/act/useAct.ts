import { useState } from 'react';
import { faultText } from '@/desk/kit/states/faultText';
import { useToast } from '@/desk/kit/toast/ToastProvider';
import { newId } from '@/desk/world/newId';

/** What a call came to. */
export type Asked<T> = { data?: T; error?: unknown };

/** Runs an act once at a time, says what came of it and closes; a failure stays in the dialog and can be tried again. */
export function useAct<T>(onClose: () => void) {
  const say = useToast();
  const [requestId] = useState(newId);
  const [fault, setFault] = useState<ReturnType<typeof faultText> | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async (asked: PromiseLike<Asked<T>>, said: (data: T) => string) => {
    setBusy(true);
    setFault(null);
    const { data, error } = await asked;
    setBusy(false);
    if (error !== undefined || data === undefined) {
      setFault(faultText(error));
      return;
    }
    say(said(data));
    onClose();
  };
  return { run, fault, busy, requestId };
}
