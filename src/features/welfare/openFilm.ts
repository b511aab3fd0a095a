import { selectUid } from '@/features/session/accountSlice';
import type { AppDispatch, Extra } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';
import type { Film } from './filmMachine';
import { keptSecond } from './filmSeconds';
import { filmEvents } from './filmSlice';

/** A film is on screen: it stands where this device left it, else at `second`, where the server knows it was left. */
export const openFilm =
  (film: Film, second: number) =>
  (dispatch: AppDispatch, getState: () => RootState, { ports }: Extra): void => {
    const kept = film.of ? 0 : (keptSecond(ports.local, selectUid(getState()), film.id) ?? second);
    dispatch(filmEvents.opened({ film, second: kept < film.seconds - 1 ? kept : 0 }));
  };
