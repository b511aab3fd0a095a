import { squareApi } from '@/api/squareApi';
import type { AppDispatch } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';

/** Lists that are asked again at once; what has not been looked at for longer is asked again by its own pull. */
const MOST = 3;
const lists = ['postList', 'ownPosts'] as const;

interface Known {
  endpointName?: string;
  originalArgs?: unknown;
  fulfilledTimeStamp?: number;
}

/** The square's lists are out of date: the latest ones are asked again, and keep their rows until the answer is there. */
export const refreshSquare = () => (dispatch: AppDispatch, getState: () => RootState) => {
  const known = (Object.values(getState().api.queries) as (Known | undefined)[])
    .filter((entry): entry is Known => lists.some((name) => name === entry?.endpointName))
    .sort((a, b) => (b.fulfilledTimeStamp ?? 0) - (a.fulfilledTimeStamp ?? 0))
    .slice(0, MOST);
  for (const { endpointName, originalArgs } of known) {
    const { postList, ownPosts } = squareApi.endpoints;
    const anew = { subscribe: false, forceRefetch: true, refetchCachedPages: false } as const;
    if (endpointName === 'ownPosts') void dispatch(ownPosts.initiate(undefined, anew));
    else void dispatch(postList.initiate(originalArgs as Parameters<typeof postList.initiate>[0], anew));
  }
};
