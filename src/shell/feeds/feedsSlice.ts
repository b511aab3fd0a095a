import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { api } from '@/api/api';
import { type Feed, paged } from '@/api/feed';
import { lateReducer } from '@/kernel/lateReducer';
import type { RecordingRules } from '@/kernel/recording';
import { type ListEvent, type ListState, listStart, stepList } from '@/ui/infinite-list/listMachine';
import { type PullEvent, type PullState, pullStart, stepPull } from '@/ui/pull-refresh/pullRefreshMachine';

/** One feed on its way: which face its list shows, and how far a pull has come (F4, F5). */
export interface FeedState {
  list: ListState;
  pull: PullState;
}

export interface FeedsState {
  /** By the cache key of the infinite query, which is the feed's id. */
  byKey: Readonly<Record<string, FeedState>>;
}

const initialState: FeedsState = { byKey: {} };
const fresh: FeedState = { list: { at: listStart }, pull: { at: pullStart } };

interface FeedCall extends UnknownAction {
  payload: Feed<unknown>;
  meta: { arg: { queryCacheKey: string; direction?: 'forward' | 'backward' }; condition?: boolean };
}

/** Matches the calls of feeds among those of all queries. */
function feedCall(phase: 'pending' | 'fulfilled' | 'rejected') {
  const type = `${api.reducerPath}/executeQuery/${phase}`;
  return (action: UnknownAction): action is FeedCall => {
    if (action.type !== type) return false;
    const { meta } = action as FeedCall;
    // Infinite queries carry a direction, if only an undefined one; a skipped call changes nothing.
    return 'direction' in meta.arg && meta.condition !== true;
  };
}

function move(state: FeedsState, key: string, apply: (feed: FeedState) => FeedState): FeedsState {
  const feed = state.byKey[key] ?? fresh;
  const next = apply(feed);
  const same = next.list === feed.list && next.pull === feed.pull;
  return same ? state : { ...state, byKey: { ...state.byKey, [key]: next } };
}

const listed = (event: ListEvent) => (feed: FeedState) => ({ ...feed, list: stepList(feed.list, event) });
const pulled = (event: PullEvent) => (feed: FeedState) => ({ ...feed, pull: stepPull(feed.pull, event) });

/** What the rows amount to after an answer, as the list machine wants to know it. */
function measure({ pages, pageParams }: Feed<unknown>): { total: number; last: boolean } {
  const lastPage = pages.slice(-1)[0];
  const lastParam = pageParams.slice(-1)[0];
  const total = pages.reduce((sum, { records }) => sum + records.length, 0);
  const more = lastPage && lastParam && paged.getNextPageParam(lastPage, pages, lastParam);
  return { total, last: more === undefined };
}

/** The phases of all feeds, moved by RTK Query's own actions and by what the member does (F4, F5). */
export const feedsSlice = createSlice({
  name: 'feeds',
  initialState,
  reducers: {
    /** The end of the rows is less than 300 px away. */
    nearedEnd: (state, { payload }: PayloadAction<{ key: string }>) =>
      move(state, payload.key, listed({ type: 'neared' })),
    /** The error text, or 重试, was tapped. */
    retried: (state, { payload }: PayloadAction<{ key: string }>) =>
      move(state, payload.key, listed({ type: 'retried' })),
    /** The finger, or a button that stands for it, moved the pull on. */
    pulled: (state, { payload }: PayloadAction<{ key: string; event: PullEvent }>) =>
      move(state, payload.key, pulled(payload.event)),
  },
  extraReducers: (builder) =>
    builder
      .addCase(api.internalActions.removeQueryResult, (state, { payload: { queryCacheKey } }) => {
        if (!(queryCacheKey in state.byKey)) return state;
        const { [queryCacheKey]: _gone, ...byKey } = state.byKey;
        return { ...state, byKey };
      })
      .addCase(api.util.resetApiState, (state) => ({ ...state, byKey: {} }))
      .addMatcher(feedCall('pending'), (state, { meta: { arg } }) =>
        arg.direction ? state : move(state, arg.queryCacheKey, listed({ type: 'asked' })),
      )
      .addMatcher(feedCall('fulfilled'), (state, { meta: { arg }, payload }) =>
        move(state, arg.queryCacheKey, (feed) => {
          const first = feed.list.at === 'loading-first';
          const type = arg.direction || first ? 'arrived' : 'replaced';
          const next = listed({ type, ...measure(payload) })(feed);
          return arg.direction ? next : pulled('settled')(next);
        }),
      )
      .addMatcher(feedCall('rejected'), (state, { meta: { arg } }) =>
        move(state, arg.queryCacheKey, (feed) =>
          arg.direction || feed.list.at === 'loading-first' ? listed({ type: 'failed' })(feed) : feed,
        ),
      ),
  selectors: {
    selectFeed: (state, key: string): FeedState => state.byKey[key] ?? fresh,
    selectFeeds: (state) => state.byKey,
  },
}).injectInto(lateReducer);

export const feedEvents = feedsSlice.actions;
export const { selectFeed, selectFeeds } = feedsSlice.selectors;

export const feedsRecording: RecordingRules<typeof feedEvents> = { nearedEnd: 'keep', retried: 'keep', pulled: 'keep' };
