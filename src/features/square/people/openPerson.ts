import type { AppDispatch } from '@/kernel/dispatch';
import { href } from '@/shell/navigation/href';
import { navigationEvents } from '@/shell/navigation/navigationSlice';

/** Leads to somebody's page (C10). */
export const openPerson =
  (id: number) =>
  (dispatch: AppDispatch): void => {
    dispatch(navigationEvents.asked({ to: href.person(id), how: 'push' }));
  };
