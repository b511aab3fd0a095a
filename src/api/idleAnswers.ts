import type { UnknownAction } from '@reduxjs/toolkit';
import type { AppDispatch } from '@/kernel/dispatch';
import type { Listen } from '@/kernel/listen';
import type { RootState } from '@/kernel/rootState';
import { api } from './api';

/** More answers than this that nobody looks at, and the oldest go before their half hour is over. */
export const IDLE_ANSWERS = 60;

const { internal_getRTKQSubscriptions: subscriptions, removeQueryResult } = api.internalActions;

const isAnswered = (action: UnknownAction): action is UnknownAction =>
  action.type === `${api.reducerPath}/executeQuery/fulfilled`;

interface Entry {
  fulfilledTimeStamp?: number;
}

/** Keys of the answers that nobody looks at, the latest first. */
export const idleAnswers =
  () =>
  (dispatch: AppDispatch, getState: () => RootState): string[] => {
    const queries = Object.entries(getState().api.queries as Record<string, Entry | undefined>);
    const { getSubscriptionCount } = dispatch(subscriptions()) as unknown as {
      getSubscriptionCount(queryCacheKey: string): number;
    };
    return queries
      .flatMap(([key, entry]) => (entry?.fulfilledTimeStamp ? [{ key, at: entry.fulfilledTimeStamp }] : []))
      .filter(({ key }) => getSubscriptionCount(key) === 0)
      .sort((a, b) => b.at - a.at)
      .map(({ key }) => key);
  };

/** Lets idle answers go, all but the latest `keep`. */
export const dropIdleAnswers =
  (keep = 0) =>
  (dispatch: AppDispatch): void => {
    for (const key of dispatch(idleAnswers()).slice(keep)) {
      dispatch(removeQueryResult({ queryCacheKey: key as Parameters<typeof removeQueryResult>[0]['queryCacheKey'] }));
    }
  };

/** Keeps the cache of a long visit bounded: whatever is on screen stays, idle answers go oldest first. */
export const idleAnswersEffects = (listen: Listen) => [
  listen.onMatch(isAnswered, (_action, { dispatch, getState }) => {
    if (Object.keys(getState().api.queries).length > IDLE_ANSWERS) dispatch(dropIdleAnswers(IDLE_ANSWERS));
  }),
];
