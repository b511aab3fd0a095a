import * as v from 'valibot';
import { bookApi } from '@/api/bookApi';
import { type ApiFault, isFault, isLost } from '@/api/fault';
import { code } from '@/contract/codes';
import type { Comment } from '@/contract/comment';
import type { AppDispatch } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';
import { sayFault } from '@/shell/faults/sayFault';
import { formEvents } from '@/shell/forms/formsSlice';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { bookInfoText } from '@/text/bookInfo';

const text = bookInfoText.comments;
const Words = v.object({ words: v.array(v.string()) });

/** The overlay of the sheet; its data is a `BookCommentTarget`. */
export const BOOK_COMMENT = 'book-comment';

/** What is written about: a book, or one of its chapters. */
export interface BookCommentTarget {
  id: number;
  title: string;
  chapterId?: number;
}

/** The draft of a target goes by this name. */
export const bookCommentForm = ({ id, chapterId }: BookCommentTarget): string => `bookComment:${id}:${chapterId ?? 0}`;

/** What is wrong, for the line under the field. */
function said(fault: ApiFault): string {
  if (isLost(fault)) return text.lost;
  const told = fault.kind === 'business' && fault.code === code.sensitiveWord ? fault.data : undefined;
  const refused = v.safeParse(Words, told);
  return refused.success ? text.words(refused.output.words) : sayFault(fault);
}

/** Every list of comments of the book that is loaded, by its arguments. */
function listsOf(id: number, state: RootState) {
  return Object.values(state.api.queries).flatMap((query) => {
    if (query?.endpointName !== 'bookComments' || query.data === undefined) return [];
    const arg = query.originalArgs as { id: number; chapterId?: number };
    return arg.id === id ? [arg] : [];
  });
}

/** Sends what was written, once at a time; the draft stays until the server said yes. */
export const sendBookComment =
  (target: BookCommentTarget, content: string) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const form = bookCommentForm(target);
    const { id, chapterId } = target;
    const input = { id, content: content.trim(), ...(chapterId !== undefined && { chapterId }) };
    const { data, error } = await dispatch(bookApi.endpoints.addBookComment.initiate(input, { track: false }));
    if (!data) {
      if (!isFault(error) || error.kind === 'session') return;
      dispatch(formEvents.judged({ form, errors: { content: said(error) } }));
      if (!isLost(error)) return;
      for (const arg of listsOf(id, getState())) {
        void dispatch(bookApi.endpoints.bookComments.initiate(arg, { subscribe: false, forceRefetch: true }));
      }
      return;
    }
    dispatch(formEvents.settled({ form }));
    for (const arg of listsOf(id, getState())) {
      if (arg.chapterId === undefined || arg.chapterId === chapterId) dispatch(putOnTop(arg, data));
    }
    dispatch(overlayEvents.withdrawn({ kind: BOOK_COMMENT }));
    const pending = data.auditState === 'pending';
    dispatch(toastEvents.raised({ type: 'success', text: pending ? text.sentPending : text.sent }));
  };

const putOnTop = (arg: { id: number; chapterId?: number }, comment: Comment) =>
  bookApi.util.updateQueryData('bookComments', arg, ({ pages }) => {
    const [first] = pages;
    if (!first || pages.some(({ records }) => records.some(({ id }) => id === comment.id))) return;
    first.records.unshift(comment);
    for (const page of pages) page.total += 1;
  });
