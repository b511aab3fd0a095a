import { isFault } from '@/api/fault';
import { gameApi } from '@/api/gameApi';
import { welfareApi } from '@/api/welfareApi';
import { selectCheckout } from '@/features/checkout/checkoutSlice';
import { selectUid } from '@/features/session/accountSlice';
import type { EffectApi, Listen } from '@/kernel/listen';
import type { Film } from './filmMachine';
import { dropSecond, keepSecond } from './filmSeconds';
import { filmEvents, selectFilm } from './filmSlice';
import { patchWelfare, renewWelfare } from './welfareRows';

/** Seconds played between two words to the server; a pause and the end are told at once. */
const TELL_EVERY = 15;

const { endpoints } = welfareApi;

/** Where a film stands is noted here first; then members' servers hear of it, and need no note any more. */
async function save({ dispatch, getState, ports }: EffectApi, id: number, second: number, tell: boolean) {
  const uid = selectUid(getState());
  keepSecond(ports.local, uid, id, second);
  if (!tell) return;
  dispatch(patchWelfare(id, { second }));
  if (uid === '') return;
  const { error } = await dispatch(endpoints.saveWelfareSecond.initiate({ id, second }, { track: false }));
  if (error) return;
  dropSecond(ports.local, uid, id);
  void dispatch(endpoints.welfareHistory.initiate(undefined, { subscribe: false, forceRefetch: true }));
}

const anew = { subscribe: false, forceRefetch: true } as const;

/** Where a film is to be had now: no address where it is locked meanwhile or gone. */
async function addressOf({ id, of }: Film, { dispatch }: EffectApi) {
  if (of) {
    const { data, error } = await dispatch(gameApi.endpoints.gameDetail.initiate({ appID: of }, anew));
    return { url: data?.video ?? undefined, locked: false, error };
  }
  const { data, error } = await dispatch(endpoints.welfareItem.initiate({ id }, anew));
  return { url: data?.video?.url, locked: data?.locked, error };
}

/** What follows from a film's states: its place is kept, an address that is over is renewed once (pages 7). */
export const filmEffects = (listen: Listen) => {
  let told: { id: number; second: number } | undefined;

  return [
    listen.on(filmEvents.reached, async ({ second }, api) => {
      const here = selectFilm(api.getState());
      if (here.at !== 'playing' || here.film.of) return;
      const { id } = here.film;
      if (told?.id !== id) told = { id, second };
      const tell = Math.abs(second - told.second) >= TELL_EVERY;
      if (tell) told = { id, second };
      await save(api, id, second, tell);
    }),
    listen.on(filmEvents.stopped, async ({ second }, api) => {
      const here = selectFilm(api.getState());
      if (here.at !== 'paused' || here.film.of) return;
      told = { id: here.film.id, second };
      await save(api, here.film.id, second, true);
    }),
    listen.on(filmEvents.ended, async (_nothing, api) => {
      const here = selectFilm(api.getState());
      if (here.at !== 'resting' || here.film.of) return;
      const { id, seconds } = here.film;
      told = undefined;
      dropSecond(api.ports.local, selectUid(api.getState()), id);
      api.dispatch(patchWelfare(id, { second: 0 }));
      if (selectUid(api.getState()) === '') return;
      await api.dispatch(endpoints.saveWelfareSecond.initiate({ id, second: seconds }, { track: false }));
      void api.dispatch(endpoints.welfareHistory.initiate(undefined, { subscribe: false, forceRefetch: true }));
    }),

    listen.onEnter(selectFilm, 'renewing', async ({ film }, api) => {
      const { dispatch } = api;
      const { url, locked, error } = await addressOf(film, api);
      if (url && !error) return void dispatch(filmEvents.renewed({ url }));
      // Locked meanwhile (VIP has ended): the page shows that by itself.
      if (locked && !error) return void dispatch(filmEvents.left({ id: film.id }));
      if (isFault(error) && error.kind === 'session') return;
      dispatch(filmEvents.renewalFailed({ why: 'network' }));
    }),

    listen.onEnter(selectCheckout, 'paid', ({ kind }, { dispatch }) => {
      if (kind === 'vip') dispatch(renewWelfare());
    }),
  ];
};
