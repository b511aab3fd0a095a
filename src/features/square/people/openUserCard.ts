import type { AppDispatch } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';
import { selectRouteName } from '@/shell/navigation/navigationSlice';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';

export const USER_CARD = 'user-card';

/** Opens a member's card over whatever page; in the square the address says so too (C10). */
export const openUserCard =
  (id: number) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const search = selectRouteName(getState()) === 'square' ? { search: `?user=${id}` } : {};
    dispatch(overlayEvents.opened({ kind: USER_CARD, data: { id }, ...search }));
  };
