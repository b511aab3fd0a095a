import type { AppDispatch, Extra } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { publishText } from '@/text/publish';
import { selectPostLimits } from './limits';
import { pictureEvents, selectPictureOrder } from './picturesSlice';

/** Takes chosen files in, as many as there is room for. */
export const addPictures =
  (files: readonly Blob[]) =>
  (dispatch: AppDispatch, getState: () => RootState, { ports }: Extra): void => {
    const { maxImages } = selectPostLimits(getState());
    const room = Math.max(0, maxImages - selectPictureOrder(getState()).length);
    const taken = files.slice(0, room);
    if (taken.length < files.length)
      dispatch(toastEvents.raised({ type: 'warning', text: publishText.images.tooMany(maxImages) }));
    if (taken.length === 0) return;
    const pictures = taken.map((file) => {
      const { id, url, bytes } = ports.images.hold(file);
      return { key: id, url, bytes };
    });
    dispatch(pictureEvents.added({ pictures }));
  };
