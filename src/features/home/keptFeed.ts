import * as v from 'valibot';
import { homeApi } from '@/api/homeApi';
import { HomeFeed } from '@/contract/home';
import { selectUid } from '@/features/session/accountSlice';
import type { AppDispatch } from '@/kernel/dispatch';
import type { Ports } from '@/kernel/ports';
import type { RootState } from '@/kernel/rootState';
import { FEED_KEY } from './feedKey';

const Kept = v.object({ uid: v.string(), feed: HomeFeed });

function read(text: string | null): v.InferOutput<typeof Kept> | undefined {
  try {
    return v.parse(Kept, JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}

/** Puts what this very member (or guest) last saw of home on the first frame; it counts as old, so home asks anew at once. */
export function restoreFeed(dispatch: AppDispatch, getState: () => RootState, { local }: Pick<Ports, 'local'>): void {
  const kept = read(local.read(FEED_KEY));
  if (kept?.uid !== selectUid(getState())) return;
  const put = homeApi.util.upsertQueryEntries([{ endpointName: 'homeFeed', arg: undefined, value: kept.feed }]);
  // The moment it was put in would count as the moment it was answered.
  dispatch({ ...put, meta: { ...(put as { meta?: object }).meta, timestamp: 0 } } as typeof put);
}
