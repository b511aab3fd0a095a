import { useEffect, useState } from 'react';
import { selectPicturesStanding } from '@/features/pictures/picturesSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { letterPicturesText } from '@/text/letterPictures';

/** Sends what is written once its pictures are there; where one cannot be sent it says so, and nothing goes. */
export function usePicturesFirst(form: string, send: () => void): { waits: boolean; submit: () => void } {
  const dispatch = useAppDispatch();
  const standing = useAppSelector((state) => selectPicturesStanding(state, form));
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    if (!waits || standing === 'underWay') return;
    setWaits(false);
    if (standing === 'there') send();
    else dispatch(toastEvents.raised({ type: 'warning', text: letterPicturesText.stillFailed }));
  }, [waits, standing, send, dispatch]);
  return { waits, submit: () => setWaits(true) };
}
