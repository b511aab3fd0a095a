import { isFault } from '@/api/fault';
import { userApi } from '@/api/userApi';
import type { EffectApi, Listen } from '@/kernel/listen';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { accountText } from '@/text/account';
import { AVATAR_SHEET, avatarEvents, selectAvatar } from './avatarSlice';

/** Longest side that is sent; the server draws it smaller still. */
const SIDE = 640;

/** A new avatar is cut out, drawn anew, sent once, and its file let go when nothing needs it any more. */
export const avatarEffects = (listen: Listen) => {
  let held = '';

  function letGo({ getState, ports }: EffectApi) {
    const here = selectAvatar(getState());
    const needed = here.at === 'idle' ? '' : here.id;
    if (held && held !== needed) ports.images.release(held);
    held = needed;
  }

  return [
    listen.onMatch(
      (action): action is { type: string } => /^(avatar|overlays|session)\//.test(action.type),
      (_action, api) => letGo(api),
    ),
    listen.onEnter(selectAvatar, 'working', async ({ id, crop }, { dispatch, ports }) => {
      let file: Blob;
      try {
        file = await ports.images.shrink(id, SIDE, crop);
      } catch {
        dispatch(avatarEvents.failed({ why: 'unreadable' }));
        return;
      }
      dispatch(avatarEvents.shrunk());
      const { error } = await dispatch(userApi.endpoints.uploadAvatar.initiate({ file }, { track: false }));
      if (error) {
        // What the server says of the picture itself, another try does not change.
        const refused = isFault(error) && error.kind === 'business';
        dispatch(avatarEvents.failed({ why: refused ? 'unreadable' : 'upload' }));
        return;
      }
      dispatch(overlayEvents.withdrawn({ kind: AVATAR_SHEET }));
      dispatch(toastEvents.raised({ type: 'success', text: accountText.avatar.done }));
      dispatch(avatarEvents.uploaded());
    }),
  ];
};
