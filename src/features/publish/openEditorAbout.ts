import type { AppDispatch } from '@/kernel/dispatch';
import { formEvents } from '@/shell/forms/formsSlice';
import { href } from '@/shell/navigation/href';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { gameDraft, type LinkedGame, POST_FORM } from './written';

/** The editor with that game linked; words of a draft that is there stay. */
export const openEditorAbout =
  (game: LinkedGame) =>
  (dispatch: AppDispatch): void => {
    dispatch(formEvents.drafted({ form: POST_FORM, draft: gameDraft(game) }));
    dispatch(navigationEvents.asked({ to: href.postpage(), how: 'push' }));
  };
