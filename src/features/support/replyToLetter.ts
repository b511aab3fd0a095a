import { isFault, isLost } from '@/api/fault';
import { supportApi } from '@/api/supportApi';
import type { Letter } from '@/contract/support';
import { uploadedImages } from '@/features/pictures/picturesSelectors';
import { pictureEvents } from '@/features/pictures/picturesSlice';
import type { AppDispatch, Extra } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';
import { sayFault } from '@/shell/faults/sayFault';
import { formEvents, selectForm } from '@/shell/forms/formsSlice';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { lettersText as text } from '@/text/letters';

/** The draft of what is written on in a letter goes by this name. */
export const letterForm = (id: number): string => `letter:${id}`;

/** Shows a letter as the server has just said it is. */
export const shownLetter = (letter: Letter) => (dispatch: AppDispatch) => {
  void dispatch(supportApi.util.upsertQueryData('letter', { id: letter.id }, letter));
};

/** The name of this very intent: the same words and pictures that are sent again after a lost answer are not written twice. */
function requestIdOf(form: string, said: string, getState: () => RootState, { ports }: Extra): string {
  const { sent, requestId } = selectForm(getState(), form).draft;
  return sent === said && typeof requestId === 'string' ? requestId : ports.ids.uuid();
}

/** Writes on in one's own letter; the draft stays until the server said yes. */
export const replyToLetter =
  (id: number, content: string) =>
  async (dispatch: AppDispatch, getState: () => RootState, extra: Extra): Promise<void> => {
    const form = letterForm(id);
    const pictureIds = uploadedImages(getState(), form).map((picture) => picture.id);
    const said = [content, ...pictureIds].join(' ');
    const requestId = requestIdOf(form, said, getState, extra);
    dispatch(formEvents.drafted({ form, draft: { sent: said, requestId } }));
    const input = { id, content, requestId, ...(pictureIds.length > 0 && { pictureIds }) };
    const { data, error } = await dispatch(supportApi.endpoints.replyLetter.initiate(input, { track: false }));
    if (data) {
      dispatch(formEvents.settled({ form }));
      dispatch(pictureEvents.cleared({ form }));
      dispatch(shownLetter(data));
      dispatch(toastEvents.raised({ type: 'success', text: text.sent }));
      return;
    }
    if (!isFault(error) || error.kind === 'session') return;
    dispatch(formEvents.judged({ form, errors: { content: isLost(error) ? text.lost : sayFault(error) } }));
  };
