import { gameApi } from '@/api/gameApi';
import type { Game } from '@/contract/game';
import type { EffectApi, Listen } from '@/kernel/listen';
import { downloadEvents, selectDownload } from './downloadSlice';

/** Changes one game wherever a list or page holds it: feeds have no tags, so rows are patched. */
function patchGame(id: number, patch: Partial<Game>, { dispatch, getState }: EffectApi): void {
  const { util } = gameApi;
  for (const arg of util.selectCachedArgsForQuery(getState(), 'gameList')) {
    dispatch(
      util.updateQueryData('gameList', arg, ({ pages }) => {
        for (const { records } of pages) for (const row of records) if (row.id === id) Object.assign(row, patch);
      }),
    );
  }
  for (const arg of util.selectCachedArgsForQuery(getState(), 'gameDetail')) {
    dispatch(
      util.updateQueryData('gameDetail', arg, (game) => {
        if (game.id === id) Object.assign(game, patch);
      }),
    );
  }
}

/** What a purchase teaches about a game reaches every row of it: that it is owned now, or costs something else. */
export const ownedEffects = (listen: Listen) => [
  listen.on(downloadEvents.answered, ({ charged }, api) => {
    const { getState } = api;
    const now = selectDownload(getState());
    if (charged > 0 && 'intent' in now) patchGame(now.intent.game.id, { owned: true }, api);
  }),
  listen.on(downloadEvents.priceChanged, async ({ price }, api) => {
    const now = selectDownload(api.getState());
    if (!('intent' in now)) return;
    const { id, appID } = now.intent.game;
    patchGame(id, { buyAmount: price }, api);
    const look = gameApi.endpoints.gameDetail.initiate({ appID }, { subscribe: false, forceRefetch: true });
    const { data, error } = await api.dispatch(look);
    // It may be another kind of game by now: no longer free, or no longer for VIP.
    if (data && !error) patchGame(id, { onlineType: data.onlineType, vipFree: data.vipFree }, api);
  }),
];
