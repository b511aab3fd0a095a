import { squareApi } from '@/api/squareApi';
import { wishEvents } from '@/features/square/wishes/wishesSlice';
import type { Listen } from '@/kernel/listen';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import type { Place } from '@/shell/navigation/place';
import { FOLLOWED, readSquare } from './squareAddress';

const { followedPosts } = squareApi.endpoints;

const isFollowedTab = ({ route, search }: Place) =>
  route === 'square' && readSquare(new URLSearchParams(search)).tab === FOLLOWED;

/** 关注 is asked anew when it is shown after somebody was followed, left or blocked: never under whoever reads it. */
export const followedEffects = (listen: Listen) => {
  let isChanged = false;
  let isShown = false;
  return [
    listen.on(wishEvents.answered, ({ target: { kind } }) => {
      if (kind === 'follow' || kind === 'block') isChanged = true;
    }),
    listen.onMatch(followedPosts.matchFulfilled, ({ meta: { arg } }) => {
      if (!('direction' in arg && arg.direction)) isChanged = false;
    }),
    listen.on(navigationEvents.arrived, ({ place }, { dispatch, getState }) => {
      const wasShown = isShown;
      isShown = isFollowedTab(place);
      if (!isShown || wasShown || !isChanged || !followedPosts.select()(getState()).data) return;
      // All its pages: whoever comes back finds the place they read at.
      void dispatch(followedPosts.initiate(undefined, { subscribe: false, forceRefetch: true }));
    }),
  ];
};
