import { bookApi } from '@/api/bookApi';
import type { FeedArg } from '@/api/feed';
import type { readingCalls } from '@/contract/calls/reading';
import type { AppDispatch } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { shelfText as text } from '@/text/shelf';

type Arg = FeedArg<typeof readingCalls.subscriptionList>;

/** The overlay that asks before; its data is `{ bookIds }`. */
export const UNSUBSCRIBE = 'unsubscribe';

const once = { track: false } as const;

/** Every shelf that is loaded, by its arguments. */
function loaded(state: RootState): Arg[] {
  return Object.values(state.api.queries).flatMap((query) =>
    query?.endpointName === 'subscriptionList' && query.data !== undefined ? [query.originalArgs as Arg] : [],
  );
}

/** Takes books off the shelf: at once on screen, and back where the server refused. */
export const unsubscribeAll =
  (bookIds: readonly number[]) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const gone = new Set(bookIds);
    for (const arg of loaded(getState())) {
      dispatch(
        bookApi.util.updateQueryData('subscriptionList', arg, ({ pages }) => {
          for (const page of pages) page.records = page.records.filter(({ book }) => !gone.has(book.id));
        }),
      );
    }
    const answers = await Promise.all(
      bookIds.map((id) => dispatch(bookApi.endpoints.unsubscribe.initiate({ id }, once))),
    );
    const done = bookIds.filter((_id, at) => answers[at]?.data !== undefined);
    for (const id of done) {
      dispatch(
        bookApi.util.updateQueryData('bookDetail', { id }, (book) => {
          book.subscribed = false;
        }),
      );
    }
    dispatch(bookApi.util.invalidateTags(['Shelf']));
    if (done.length < bookIds.length) dispatch(toastEvents.raised({ type: 'error', text: text.failed }));
    else dispatch(toastEvents.raised({ type: 'success', text: text.removed(done.length) }));
  };

/** Marks what is announced as seen, of some books or of all: at once on screen. */
export const markSeen =
  (bookIds: readonly number[]) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<boolean> => {
    const some = new Set(bookIds);
    for (const arg of loaded(getState())) {
      dispatch(
        bookApi.util.updateQueryData('subscriptionList', arg, ({ pages }) => {
          for (const { records } of pages) {
            for (const row of records) if (some.size === 0 || some.has(row.book.id)) row.newChapters = 0;
          }
        }),
      );
    }
    const { error } = await dispatch(bookApi.endpoints.seenSubscriptions.initiate({ bookIds: [...bookIds] }, once));
    if (error !== undefined) dispatch(bookApi.util.invalidateTags(['Shelf']));
    return error === undefined;
  };
