import { gameApi } from '@/api/gameApi';
import type { Listen } from '@/kernel/listen';
import { downloadEvents, selectDownload } from './downloadSlice';

/** While the purchase dialog asks, it learns the newest price and whether the game is owned already. */
export const dialogEffects = (listen: Listen) => [
  listen.onEnter(selectDownload, 'confirming', async ({ intent: { game } }, { dispatch }) => {
    const look = gameApi.endpoints.gameDetail.initiate({ appID: game.appID }, { subscribe: false, forceRefetch: true });
    const { data, error } = await dispatch(look);
    if (!data || error) return;
    const { buyAmount, owned, vipFree, onlineType } = data;
    const same =
      buyAmount === game.buyAmount &&
      owned === game.owned &&
      vipFree === game.vipFree &&
      onlineType === game.onlineType;
    if (!same) dispatch(downloadEvents.gameSeen({ buyAmount, owned, vipFree, onlineType }));
  }),
];
