import { homeApi } from '@/api/homeApi';
import { selectUid } from '@/features/session/accountSlice';
import type { Listen } from '@/kernel/listen';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { FEED_KEY } from './feedKey';

/** Keeps each answer of home for the first frame of the next visit, and nothing of one account for another. */
export const keptFeedEffects = (listen: Listen) => [
  listen.onMatch(homeApi.endpoints.homeFeed.matchFulfilled, (_answer, { getState, ports }) => {
    // From the cache, which is the account's that is signed in now; the answer may be heard later than it came.
    const { data } = homeApi.endpoints.homeFeed.select()(getState());
    if (data) ports.local.write(FEED_KEY, JSON.stringify({ uid: selectUid(getState()), feed: data }));
  }),
  listen.on(sessionStarted, (_event, { ports }) => ports.local.remove(FEED_KEY)),
  listen.on(sessionEnded, (_event, { ports }) => ports.local.remove(FEED_KEY)),
];
