import type { AppDispatch, Extra } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { uploadsText } from '@/text/uploads';
import { pictureEvents, selectPictureOrder } from './picturesSlice';

/** Takes chosen files in, as many as there is room for. */
export const addPictures =
  (form: string, most: number, files: readonly Blob[]) =>
  (dispatch: AppDispatch, getState: () => RootState, { ports }: Extra): void => {
    const room = Math.max(0, most - selectPictureOrder(getState(), form).length);
    const taken = files.slice(0, room);
    if (taken.length < files.length) dispatch(toastEvents.raised({ type: 'warning', text: uploadsText.tooMany(most) }));
    if (taken.length === 0) return;
    const pictures = taken.map((file) => {
      const { id, url, bytes } = ports.images.hold(file);
      return { key: id, url, bytes };
    });
    dispatch(pictureEvents.added({ form, pictures }));
  };
