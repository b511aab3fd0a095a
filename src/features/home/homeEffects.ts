import { homeApi } from '@/api/homeApi';
import { statusApi } from '@/api/statusApi';
import { selectUid } from '@/features/session/accountSlice';
import type { EffectApi, Listen } from '@/kernel/listen';
import { businessDayOf } from '@/lib/time/businessDay';
import { serverNow } from '@/shell/clock/serverNow';
import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';

/** An answer older than this is renewed behind what is shown (pages 1). */
const FRESH_MS = 300_000;
const ask = { forceRefetch: true, subscribe: false } as const;

/** Renews the home page that is on screen if its answer is old, and who checked in if the day has changed. */
function renew(api: EffectApi): void {
  const { dispatch, getState } = api;
  const state = getState();
  if (selectPlace(state).route !== 'home') return;
  const now = serverNow(api);
  const isOfAnotherDay = (at: number | undefined) => at !== undefined && businessDayOf(at) < businessDayOf(now);
  const { fulfilledTimeStamp: fedAt } = homeApi.endpoints.homeFeed.select()(state);
  const isOld = fedAt !== undefined && api.ports.clock.now() - fedAt > FRESH_MS;
  if (isOld || isOfAnotherDay(fedAt)) dispatch(homeApi.endpoints.homeFeed.initiate(undefined, ask));
  const uid = selectUid(state);
  const { fulfilledTimeStamp: toldAt } = statusApi.endpoints.me.select({ uid })(state);
  if (uid && isOfAnotherDay(toldAt)) dispatch(statusApi.endpoints.me.initiate({ uid }, ask));
}

/** Home is renewed when it is come back to, in the app or to its window: after five minutes, and after midnight (pages 1). */
export const homeEffects = (listen: Listen) => {
  let watched = false;
  return [
    listen.on(navigationEvents.arrived, (_arrival, api) => {
      renew(api);
      if (watched) return;
      watched = true;
      api.ports.document.onVisible((visible) => {
        if (visible && api.ports.gate.isLive) renew(api);
      });
    }),
  ];
};
