import type { UnknownAction } from '@reduxjs/toolkit';
import type { Listen } from '@/kernel/listen';
import { api } from './api';

/** More answers than this that nobody looks at, and the oldest go before their half hour is over. */
export const IDLE_ANSWERS = 60;

const { internal_getRTKQSubscriptions: subscriptions, removeQueryResult } = api.internalActions;

const isAnswered = (action: UnknownAction): action is UnknownAction =>
  action.type === `${api.reducerPath}/executeQuery/fulfilled`;

interface Entry {
  fulfilledTimeStamp?: number;
}

/** Keeps the cache of a long visit bounded: whatever is on screen stays, idle answers go oldest first. */
export const idleAnswersEffects = (listen: Listen) => [
  listen.onMatch(isAnswered, (_action, { dispatch, getState }) => {
    const queries = Object.entries(getState().api.queries as Record<string, Entry | undefined>);
    if (queries.length <= IDLE_ANSWERS) return;
    const { getSubscriptionCount } = dispatch(subscriptions()) as unknown as {
      getSubscriptionCount(queryCacheKey: string): number;
    };
    const idle = queries
      .flatMap(([key, entry]) => (entry?.fulfilledTimeStamp ? [{ key, at: entry.fulfilledTimeStamp }] : []))
      .filter(({ key }) => getSubscriptionCount(key) === 0)
      .sort((a, b) => b.at - a.at);
    for (const { key } of idle.slice(IDLE_ANSWERS)) {
      dispatch(removeQueryResult({ queryCacheKey: key as Parameters<typeof removeQueryResult>[0]['queryCacheKey'] }));
    }
  }),
];
