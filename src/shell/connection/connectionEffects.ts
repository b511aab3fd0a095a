import { api } from '@/api/api';
import type { EffectApi, Listen } from '@/kernel/listen';
import { chunkEvents, selectChunks } from '@/shell/chunks/chunksSlice';
import { feedEvents, selectFeed } from '@/shell/feeds/feedsSlice';
import { connectionEvents } from './connectionSlice';

/** More questions than this are never under way at once when the network comes back. */
export const AT_ONCE = 6;

const { internal_getRTKQSubscriptions: subscriptions } = api.internalActions;

interface Entry {
  endpointName?: string;
  originalArgs?: unknown;
  direction?: unknown;
}

interface Endpoint {
  initiate(arg: unknown, options: { subscribe: false; forceRefetch: true }): (dispatch: unknown) => Promise<unknown>;
}

/** What is on screen: hidden pages hold no subscription and ask for themselves when they are shown again. */
function visible({ dispatch, getState }: EffectApi): [key: string, entry: Entry][] {
  const { getSubscriptionCount } = dispatch(subscriptions()) as unknown as {
    getSubscriptionCount(queryCacheKey: string): number;
  };
  const entries = getState().api.queries as Record<string, Entry | undefined>;
  return Object.entries(entries).flatMap(([key, entry]) =>
    entry && getSubscriptionCount(key) > 0 ? [[key, entry]] : [],
  );
}

/** One question anew. A feed keeps its rows and only goes on where it failed: nothing jumps under the finger. */
async function renew([key, { endpointName = '', originalArgs }]: [string, Entry], { dispatch, getState }: EffectApi) {
  if (key in getState().feeds.byKey) {
    if (selectFeed(getState(), key).list.at.startsWith('error')) dispatch(feedEvents.retried({ key }));
    return;
  }
  const endpoint = (api.endpoints as Readonly<Record<string, Endpoint | undefined>>)[endpointName];
  if (endpoint) await dispatch(endpoint.initiate(originalArgs, { subscribe: false, forceRefetch: true }));
}

/** Code that could not be had without a network. */
const lostCode = ({ getState }: EffectApi): string[] =>
  Object.entries(selectChunks(getState())).flatMap(([name, { at }]) => (at === 'broken' ? [name] : []));

/** The network is back: what is on screen is asked for once more, quietly and a few at a time. */
export const connectionEffects = (listen: Listen) => [
  listen.on(connectionEvents.found, async (_nothing, effect) => {
    for (const name of lostCode(effect)) effect.dispatch(chunkEvents.wanted({ name }));
    const waiting = visible(effect);
    const work = async () => {
      for (let one = waiting.shift(); one; one = waiting.shift()) await renew(one, effect);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }),
];
