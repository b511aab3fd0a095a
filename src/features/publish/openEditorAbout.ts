import type { AppDispatch } from '@/kernel/dispatch';
import { formEvents } from '@/shell/forms/formsSlice';
import { href } from '@/shell/navigation/href';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { gameDraft, type LinkedGame, POST_FORM, type Quoted, quoteDraft } from './written';

/** The editor with that game linked; words of a draft that is there stay. */
export const openEditorAbout =
  (game: LinkedGame) =>
  (dispatch: AppDispatch): void => {
    dispatch(formEvents.drafted({ form: POST_FORM, draft: gameDraft(game) }));
    dispatch(navigationEvents.asked({ to: href.postpage(), how: 'push' }));
  };

/** The editor with that topic chosen, in place of others. */
export const openEditorIn =
  (tagId: number) =>
  (dispatch: AppDispatch): void => {
    dispatch(formEvents.drafted({ form: POST_FORM, draft: { tagIds: [String(tagId)] } }));
    dispatch(navigationEvents.asked({ to: href.postpage(), how: 'push' }));
  };

/** The editor with a post quoted under the words. */
export const openEditorQuoting =
  (quoted: Quoted) =>
  (dispatch: AppDispatch): void => {
    dispatch(formEvents.drafted({ form: POST_FORM, draft: quoteDraft(quoted) }));
    dispatch(navigationEvents.asked({ to: href.postpage(), how: 'push' }));
  };
