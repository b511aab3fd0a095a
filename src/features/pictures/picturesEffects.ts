import { publishApi } from '@/api/publishApi';
import { supportApi } from '@/api/supportApi';
import { publishEvents } from '@/features/publish/publishSlice';
import type { EffectApi, Listen } from '@/kernel/listen';
import { sessionEnded } from '@/kernel/sessionEvents';
import { formEvents, selectForm } from '@/shell/forms/formsSlice';
import { imagesDraft, imagesOf } from './draftSelectors';
import { isOfLetter } from './isOfLetter';
import { PICTURE_SIDE } from './pictureLimits';
import { uploadedImages } from './picturesSelectors';
import { pictureEvents, selectPictureForm, selectPictureOrder, selectPictures } from './picturesSlice';

/** Steps in which the progress of a picture is told. */
const STEPS = 20;

/** Pictures that a kept draft names are shown again. */
function restorePictures(form: string, { dispatch, getState }: Pick<EffectApi, 'dispatch' | 'getState'>): void {
  if (selectPictureOrder(getState(), form).length > 0) return;
  const images = imagesOf(selectForm(getState(), form).draft);
  if (images.length > 0) dispatch(pictureEvents.restored({ form, images }));
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

  function keep({ dispatch, getState }: EffectApi, form: string) {
    const draft = imagesDraft(uploadedImages(getState(), form));
    const before = selectForm(getState(), form).draft.images ?? [];
    if (JSON.stringify(before) !== JSON.stringify(draft.images)) dispatch(formEvents.drafted({ form, draft }));
  }

  /** The draft of a picture's form names what the server has. */
  const keepWith = (key: string, api: EffectApi) => {
    const form = selectPictureForm(api.getState(), key);
    if (form !== undefined) keep(api, form);
  };

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
      const { uploadImage } = publishApi.endpoints;
      const { uploadLetterPicture } = supportApi.endpoints;
      const way = isOfLetter(selectPictureForm(getState(), key) ?? '') ? uploadLetterPicture : uploadImage;
      const call = dispatch(way.initiate({ file, onSent }, { track: false }));
      // Removed while it was on its way: the rest of it need not be sent.
      signal.addEventListener('abort', () => call.abort());
      const { data } = await call;
      dispatch(data ? pictureEvents.uploaded({ key, image: data }) : pictureEvents.failed({ key, why: 'upload' }));
    }),
    listen.on(pictureEvents.added, ({ pictures }) => {
      for (const { key } of pictures) held.add(key);
    }),
    listen.on(pictureEvents.uploaded, ({ key }, api) => keepWith(key, api)),
    listen.on(pictureEvents.moved, ({ key }, api) => keepWith(key, api)),
    listen.on(pictureEvents.removed, ({ form }, api) => {
      letGo(api);
      if (form !== undefined) keep(api, form);
    }),
    listen.on(pictureEvents.cleared, (_event, api) => letGo(api)),
    listen.on(sessionEnded, (_event, api) => letGo(api)),
    listen.on(publishEvents.opened, (_event, api) => restorePictures('post:new', api)),
    listen.on(formEvents.restored, ({ drafts }, api) => {
      for (const form of Object.keys(drafts)) restorePictures(form, api);
    }),
  ];
};
