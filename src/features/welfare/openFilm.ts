import type { WelfareDetail, WelfareVideo } from '@/contract/welfare';
import { selectUid } from '@/features/session/accountSlice';
import type { AppDispatch, Extra } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';
import { keptSecond } from './filmSeconds';
import { filmEvents } from './filmSlice';

/** The page of a film is on screen: it stands where this device left it, else where the server knows it was left. */
export const openFilm =
  ({ id, seconds, second }: WelfareDetail, { url, type }: WelfareVideo) =>
  (dispatch: AppDispatch, getState: () => RootState, { ports }: Extra): void => {
    const kept = keptSecond(ports.local, selectUid(getState()), id) ?? second;
    dispatch(filmEvents.opened({ film: { id, url, type, seconds }, second: kept < seconds - 1 ? kept : 0 }));
  };
