import type { AppDispatch, Extra } from '@/kernel/dispatch';
import { avatarEvents } from './avatarSlice';

/** Takes a chosen file in. */
export const chooseAvatar =
  (file: Blob) =>
  (dispatch: AppDispatch, _getState: unknown, { ports }: Extra): void => {
    dispatch(avatarEvents.chosen(ports.images.hold(file)));
  };
