import type { AppDispatch, Extra } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';
import { copyText } from '@/shell/copy/copyText';
import { selectPlace } from '@/shell/navigation/navigationSlice';
import { addressOf } from '@/shell/navigation/place';

/** Copies the address of the page on screen. */
export const copyPageLink =
  () =>
  (dispatch: AppDispatch, getState: () => RootState, { ports }: Extra): void => {
    void dispatch(copyText(`${ports.document.origin}${addressOf(selectPlace(getState()))}`));
  };
