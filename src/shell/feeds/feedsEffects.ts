import { api } from '@/api/api';
import { derive } from '@/kernel/derive';
import type { EffectApi, Listen } from '@/kernel/listen';
import type { RootState } from '@/kernel/rootState';
import { sayFault } from '@/shell/faults/sayFault';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { type FeedState, feedEvents, selectFeed, selectFeeds } from './feedsSlice';

interface Asked {
  direction?: 'forward';
  forceRefetch?: boolean;
}

type Initiate = (
  arg: unknown,
  options: Asked & { subscribe: false; refetchCachedPages: false },
) => (dispatch: unknown, getState: unknown, extra: unknown) => Promise<{ error?: unknown }>;

interface Entry {
  endpointName?: string;
  originalArgs?: unknown;
  status: string;
}

const entryOf = (state: RootState, key: string) => (state.api.queries as Record<string, Entry | undefined>)[key];

/** Asks for pages of a feed that is known by its cache key only. A feed that left the cache asks nothing. */
async function ask(key: string, options: Asked, { dispatch, getState }: EffectApi): Promise<unknown> {
  const entry = entryOf(getState(), key);
  const endpoints = api.endpoints as Readonly<Record<string, { initiate: Initiate } | undefined>>;
  const endpoint = entry?.endpointName === undefined ? undefined : endpoints[entry.endpointName];
  if (!endpoint) return undefined;
  const call = endpoint.initiate(entry?.originalArgs, { ...options, subscribe: false, refetchCachedPages: false });
  return (await dispatch(call)).error;
}

const selectLists = derive(selectFeeds, (feeds) => only(feeds, 'list'));
const selectPulls = derive(selectFeeds, (feeds) => only(feeds, 'pull'));

function only<Part extends keyof FeedState>(feeds: Readonly<Record<string, FeedState>>, part: Part) {
  return Object.fromEntries(Object.entries(feeds).map(([key, feed]) => [key, feed[part]])) as Record<
    string,
    FeedState[Part]
  >;
}

const isLoading = (state: RootState, key: string) => selectFeed(state, key).pull.at === 'loading';

/** Feeds ask for what their phase says (F4, F5). */
export const feedsEffects = (listen: Listen) => [
  // The page's own subscription asks first; this one asks again after 重试.
  listen.onEnterEach(selectLists, 'loading-first', async ({ key }, effect) => {
    if (entryOf(effect.getState(), key)?.status !== 'pending') await ask(key, { forceRefetch: true }, effect);
  }),
  listen.onEnterEach(selectLists, 'loading-more', async ({ key }, effect) => {
    await ask(key, { direction: 'forward' }, effect);
  }),
  listen.onEnterEach(selectPulls, 'loading', async ({ key }, effect) => {
    const { dispatch, getState } = effect;
    let fault = await ask(key, { forceRefetch: true }, effect);
    // The next page was on its way, so the refresh had to wait for it.
    if (fault === undefined && isLoading(getState(), key)) fault = await ask(key, { forceRefetch: true }, effect);
    // Success has ended this run already: the answer itself moved the pull on.
    if (fault !== undefined) dispatch(toastEvents.raised({ type: 'error', text: sayFault(fault) }));
    dispatch(feedEvents.pulled({ key, event: 'failed' }));
  }),
];
