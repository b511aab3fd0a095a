import { publishApi } from '@/api/publishApi';
import type { EffectApi, Listen } from '@/kernel/listen';
import type { RootState } from '@/kernel/rootState';
import { sessionEnded } from '@/kernel/sessionEvents';
import { formEvents, selectForm } from '@/shell/forms/formsSlice';
import { PICTURE_SIDE } from './pictureLimits';
import { pictureEvents, selectPictureOrder, selectPictures } from './picturesSlice';
import { publishEvents } from './publishSlice';
import { imagesDraft, POST_FORM, readWritten } from './written';

/** Steps in which the progress of a picture is told. */
const STEPS = 20;

/** Uploaded pictures in their order. */
export function uploadedImages(state: RootState) {
  const pictures = selectPictures(state);
  return selectPictureOrder(state).flatMap((key) => {
    const picture = pictures[key];
    return picture?.at === 'done' ? [picture.image] : [];
  });
}

/** Pictures are drawn anew, sent two at a time, noted in the draft when they are there, and let go when not needed. */
export const picturesEffects = (listen: Listen) => {
  const held = new Set<string>();

  /** Object URLs of pictures the state no longer knows are given back. */
  function letGo({ getState, ports }: EffectApi) {
    const known = selectPictures(getState());
    for (const key of held) {
      if (key in known) continue;
      held.delete(key);
      ports.images.release(key);
    }
  }

  function keep({ dispatch, getState }: EffectApi) {
    const draft = imagesDraft(uploadedImages(getState()));
    const before = selectForm(getState(), POST_FORM).draft.images ?? [];
    if (JSON.stringify(before) !== JSON.stringify(draft.images))
      dispatch(formEvents.drafted({ form: POST_FORM, draft }));
  }

  /** Pictures that a kept draft names are shown again. */
  function restore({ dispatch, getState }: EffectApi) {
    if (selectPictureOrder(getState()).length > 0) return;
    const { images } = readWritten(selectForm(getState(), POST_FORM).draft);
    if (images.length > 0) dispatch(pictureEvents.restored({ images }));
  }

  return [
    listen.onEnterEach(selectPictures, 'working', async ({ key }, { dispatch, getState, ports, signal }) => {
      let file: Blob;
      try {
        file = await ports.images.shrink(key, PICTURE_SIDE);
      } catch {
        dispatch(pictureEvents.failed({ key, why: 'unreadable' }));
        return;
      }
      dispatch(pictureEvents.shrunk({ key }));
      const onSent = (share: number) => {
        const percent = Math.floor(share * STEPS) * (100 / STEPS);
        const now = selectPictures(getState())[key];
        // Twenty events are enough for a bar.
        if (!signal.aborted && now?.at === 'working' && now.phase === 'upload' && percent > now.sent) {
          dispatch(pictureEvents.sent({ key, percent }));
        }
      };
      const call = dispatch(publishApi.endpoints.uploadImage.initiate({ file, onSent }, { track: false }));
      // Removed while it was on its way: the rest of it need not be sent.
      signal.addEventListener('abort', () => call.abort());
      const { data } = await call;
      dispatch(data ? pictureEvents.uploaded({ key, image: data }) : pictureEvents.failed({ key, why: 'upload' }));
    }),
    listen.on(pictureEvents.added, ({ pictures }) => {
      for (const { key } of pictures) held.add(key);
    }),
    listen.on(pictureEvents.uploaded, (_event, api) => keep(api)),
    listen.on(pictureEvents.moved, (_event, api) => keep(api)),
    listen.on(pictureEvents.removed, (_event, api) => {
      letGo(api);
      keep(api);
    }),
    listen.on(pictureEvents.cleared, (_event, api) => letGo(api)),
    listen.on(sessionEnded, (_event, api) => letGo(api)),
    listen.on(publishEvents.opened, (_event, api) => restore(api)),
    listen.on(formEvents.restored, (_event, api) => restore(api)),
  ];
};
