import * as v from 'valibot';
import { type ApiFault, isFault, isLost } from '@/api/fault';
import { reviewApi } from '@/api/reviewApi';
import { code } from '@/contract/codes';
import type { AppDispatch } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';
import { sayFault } from '@/shell/faults/sayFault';
import { formEvents } from '@/shell/forms/formsSlice';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { reviewsText as text } from '@/text/reviews';

const Words = v.object({ words: v.array(v.string()) });

/** The overlay of the writing sheet; its data is a {@link ReviewTarget}. */
export const GAME_REVIEW = 'game-review';

/** A game and what the member has given it so far. */
export interface ReviewTarget {
  id: number;
  name: string;
  /** 0 for none. */
  score: number;
  content: string;
}

/** The draft of a game's review goes by this name. */
export const reviewForm = (gameId: number): string => `review:${gameId}`;

/** Asks every list of a game's reviews that is loaded again. */
const renewLists = (gameId: number) => (dispatch: AppDispatch, getState: () => RootState) => {
  for (const query of Object.values(getState().api.queries)) {
    if (query?.endpointName !== 'reviewList' || query.data === undefined) continue;
    const arg = query.originalArgs as { id: number };
    if (arg.id !== gameId) continue;
    void dispatch(reviewApi.endpoints.reviewList.initiate(arg, { subscribe: false, forceRefetch: true }));
  }
};

/** What is wrong, for the line under the field. */
function said(fault: ApiFault): string {
  if (isLost(fault)) return text.lost;
  const told = fault.kind === 'business' && fault.code === code.sensitiveWord ? fault.data : undefined;
  const refused = v.safeParse(Words, told);
  return refused.success ? text.words(refused.output.words) : sayFault(fault);
}

/** Sends stars and words; the draft stays until the server said yes. */
export const saveReview =
  ({ id, score, content }: Omit<ReviewTarget, 'name'>) =>
  async (dispatch: AppDispatch): Promise<void> => {
    const form = reviewForm(id);
    const input = { id, score, content: content.trim() };
    const { data, error } = await dispatch(reviewApi.endpoints.saveReview.initiate(input, { track: false }));
    if (!data) {
      if (!isFault(error) || error.kind === 'session') return;
      dispatch(formEvents.judged({ form, errors: { content: said(error) } }));
      return;
    }
    dispatch(formEvents.settled({ form }));
    dispatch(overlayEvents.withdrawn({ kind: GAME_REVIEW }));
    dispatch(renewLists(id));
    const pending = data.auditState === 'pending' && data.content !== '';
    dispatch(toastEvents.raised({ type: 'success', text: pending ? text.sentPending : text.sent }));
  };

/** Gives stars at once: they show with the tap, and go back when the server refuses. Words written before stay. */
export const giveStars =
  (id: number, score: number) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const known = reviewApi.endpoints.standing.select({ id })(getState()).data?.review;
    const shown = dispatch(
      reviewApi.util.updateQueryData('standing', { id }, (standing) => {
        standing.review = known
          ? { ...known, score }
          : { id: 0, score, content: '', auditState: 'passed', updateTime: 0 };
      }),
    );
    const input = { id, score, content: known?.content ?? '' };
    const { data, error } = await dispatch(reviewApi.endpoints.saveReview.initiate(input, { track: false }));
    if (data) {
      if (data.content !== '') dispatch(renewLists(id));
      dispatch(toastEvents.raised({ type: 'success', text: text.rated }));
      return;
    }
    shown.undo();
    if (isFault(error) && error.kind !== 'session') {
      dispatch(toastEvents.raised({ type: 'error', text: sayFault(error) }));
    }
  };
