import { bookApi } from '@/api/bookApi';
import type { FeedArg } from '@/api/feed';
import type { readingCalls } from '@/contract/calls/reading';
import type { AppDispatch } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';

type Arg = FeedArg<typeof readingCalls.historyList>;

/** Every list of the history that is loaded, by its arguments. */
function loaded(state: RootState): Arg[] {
  return Object.values(state.api.queries).flatMap((query) =>
    query?.endpointName === 'historyList' && query.data !== undefined ? [query.originalArgs as Arg] : [],
  );
}

/** Takes books out of every list on screen. */
export const dropFromHistory =
  (bookIds: readonly number[]) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const gone = new Set(bookIds);
    for (const arg of loaded(getState())) {
      dispatch(
        bookApi.util.updateQueryData('historyList', arg, ({ pages }) => {
          for (const page of pages) page.records = page.records.filter(({ book }) => !gone.has(book.id));
        }),
      );
    }
  };

/** Asks for every loaded list again; what is on screen stays until the answer is there. */
export const renewHistory =
  () =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const { historyList } = bookApi.endpoints;
    const asked = loaded(getState()).map((arg) =>
      dispatch(historyList.initiate(arg, { subscribe: false, forceRefetch: true })),
    );
    await Promise.all(asked);
  };

/** A history longer than so many pages is not walked to its end. */
const PAGES_MOST = 40;
const WHOLE = { pageSize: 99 };

/** The books of the whole history, page after page. */
export const wholeHistory =
  () =>
  async (dispatch: AppDispatch): Promise<readonly number[]> => {
    const { historyList } = bookApi.endpoints;
    let answer = await dispatch(historyList.initiate(WHOLE, { subscribe: false, forceRefetch: true }));
    for (let page = 1; page < PAGES_MOST && answer.data && answer.hasNextPage && !answer.isError; page += 1) {
      answer = await dispatch(historyList.initiate(WHOLE, { subscribe: false, direction: 'forward' }));
    }
    return answer.data?.pages.flatMap(({ records }) => records.map(({ book }) => book.id)) ?? [];
  };
