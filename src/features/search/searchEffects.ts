import * as v from 'valibot';
import { cancelByUrl } from '@/api/cancel';
import { buildRequest } from '@/api/request';
import { squareApi } from '@/api/squareApi';
import { squareCalls } from '@/contract/calls/square';
import { selectUid } from '@/features/session/accountSlice';
import { derive } from '@/kernel/derive';
import type { AppDispatch, Extra } from '@/kernel/dispatch';
import type { EffectApi, Listen } from '@/kernel/listen';
import { readKept } from '@/kernel/readKept';
import type { RootState } from '@/kernel/rootState';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { HISTORY_MOST, KEYWORD_LONGEST, searchEvents, selectSearches, selectSuggest } from './searchSlice';

/** Quiet after the last key before suggestions are asked for. */
const SUGGEST_QUIET_MS = 300;

const Kept = v.pipe(
  v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(KEYWORD_LONGEST * 2))),
  v.maxLength(HISTORY_MOST),
);

/** Where a member's searches lie in this browser; a guest's under the empty uid. */
export const searchesKey = (uid: string) => `plaza:searches:${uid}`;

const selectOnly = derive(selectSuggest, (suggest) => ({ only: suggest }));

/** Calls off the question about a keyword by its address (G3). */
const callOff =
  (keyword: string) =>
  (dispatch: AppDispatch, getState: () => RootState, extra: Extra): void => {
    const call = squareCalls.keywordSuggestion;
    dispatch(cancelByUrl(buildRequest({ call, input: { keyword } }, extra.identify(getState())).url));
  };

function restore({ dispatch, getState, ports }: EffectApi) {
  const history = readKept(ports.local, searchesKey(selectUid(getState())), Kept) ?? [];
  dispatch(searchEvents.restored({ history }));
}

function keep({ getState, ports }: EffectApi) {
  const key = searchesKey(selectUid(getState()));
  const history = selectSearches(getState());
  if (history.length === 0) ports.local.remove(key);
  else ports.local.write(key, JSON.stringify(history));
}

/** Suggestions after a pause, the earlier question called off; searches remembered for whoever searches. */
export const searchEffects = (listen: Listen) => {
  let open: string | undefined;
  const stop = (_event: unknown, { dispatch }: EffectApi) => {
    if (open !== undefined) dispatch(callOff(open));
    open = undefined;
  };
  return [
    listen.on(searchEvents.typed, stop),
    listen.on(searchEvents.searched, stop),
    listen.on(searchEvents.closed, stop),
    listen.onEnterEach(
      selectOnly,
      'waiting',
      async (_here, { delay, dispatch }) => {
        await delay(SUGGEST_QUIET_MS);
        dispatch(searchEvents.quiet());
      },
      ({ keyword }) => keyword,
    ),
    listen.onEnterEach(
      selectOnly,
      'asking',
      async ({ here: { keyword } }, { dispatch }) => {
        open = keyword;
        const { data } = await dispatch(
          squareApi.endpoints.keywordSuggestion.initiate({ keyword }, { subscribe: false }),
        );
        if (open === keyword) open = undefined;
        dispatch(searchEvents.answered({ keyword, words: (data ?? []).map((one) => one.keyword) }));
      },
      ({ keyword }) => keyword,
    ),
    listen.on(searchEvents.searched, (_event, api) => keep(api)),
    listen.on(searchEvents.historyCleared, (_event, api) => keep(api)),
    listen.on(navigationEvents.arrived, ({ how }, api) => {
      if (how === 'first') restore(api);
    }),
    listen.on(sessionStarted, (_event, api) => restore(api)),
    listen.on(sessionEnded, (_event, api) => restore(api)),
  ];
};
