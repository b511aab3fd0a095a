import type { AppDispatch } from '@/kernel/dispatch';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import type { PosterContent, Shared } from './shared';

/** Opens the share sheet: link, poster where there is one, the system's own sharing where the browser has it. */
export const openShare =
  (shared: Shared) =>
  (dispatch: AppDispatch): void => {
    dispatch(overlayEvents.opened({ kind: 'share', data: { ...shared } }));
  };

/** Draws and shows the poster. */
export const openPoster =
  (poster: PosterContent) =>
  (dispatch: AppDispatch): void => {
    dispatch(overlayEvents.opened({ kind: 'poster', data: { ...poster } }));
  };
