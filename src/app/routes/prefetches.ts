import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { postListArg, readSquare } from '@/features/square/view/squareAddress';
import type { AppDispatch, Extra } from '@/kernel/dispatch';
import type { Ports } from '@/kernel/ports';
import type { RootState } from '@/kernel/rootState';
import { listArg, readFilter } from '@/pages/games/gameFilter';
import { devicePlatform } from '@/shell/browser/devicePlatform';
import { selectPages } from '@/shell/navigation/pageCacheSlice';
import type { Prefetch } from '@/shell/navigation/routeTable';

const books = async () => (await import('@/api/bookApi')).bookApi.util;
const money = async () => (await import('@/api/moneyApi')).moneyApi.util;
const minute = { ifOlderThan: 60 };
/** A page of a feed that nobody looks at yet. */
const ahead = { subscribe: false, forceRefetch: minute.ifOlderThan };
const nothingAsked = new URLSearchParams();

/** A feed's first page, where the page that shows it is not there: a kept one renews itself its own way. */
const firstPage =
  (route: string, ask: (ports: Ports) => ThunkAction<unknown, RootState, Extra, UnknownAction>) =>
  (dispatch: AppDispatch, getState: () => RootState, { ports }: Extra): void => {
    if (!selectPages(getState()).some(({ place }) => place.route === route)) dispatch(ask(ports));
  };

/**
 * What each page asks first, by route: asked when a finger is already down on a link to it. They come with the late
 * slices, since nobody can touch a link before.
 */
export const prefetches: Readonly<Record<string, Prefetch>> = {
  animate: async (_params, dispatch) => {
    dispatch((await books()).prefetch('bookShelves', undefined, { ifOlderThan: 300 }));
  },
  bookinfo: async ({ id }, dispatch) => {
    if (Number(id) > 0) dispatch((await books()).prefetch('bookDetail', { id: Number(id) }, minute));
  },
  bookmenu: async ({ id }, dispatch) => {
    if (Number(id) > 0) dispatch((await books()).prefetch('chapterList', { id: Number(id) }, minute));
  },
  readbook: async ({ id, cid }, dispatch) => {
    if (!(Number(id) > 0 && Number(cid) > 0)) return;
    const chapter = { id: Number(id), cid: Number(cid) };
    dispatch((await books()).prefetch('chapterContent', chapter, { ifOlderThan: 300 }));
  },
  checkin: async (_params, dispatch) => {
    const { checkinApi } = await import('@/api/checkinApi');
    dispatch(checkinApi.util.prefetch('checkin', undefined, minute));
  },
  detail: async ({ id }, dispatch) => {
    const { gameApi } = await import('@/api/gameApi');
    if (id) dispatch(gameApi.util.prefetch('gameDetail', { appID: id }, minute));
  },
  faq: async (_params, dispatch) => {
    const { supportApi } = await import('@/api/supportApi');
    dispatch(supportApi.util.prefetch('faqList', undefined, { ifOlderThan: 600 }));
  },
  games: async ({ type }, dispatch) => {
    const { gameApi } = await import('@/api/gameApi');
    dispatch(gameApi.util.prefetch('gameTypes', undefined, { ifOlderThan: 300 }));
    dispatch(
      firstPage('games', ({ document }) => {
        const device = devicePlatform(document.userAgent, document.touchPoints);
        return gameApi.endpoints.gameList.initiate(listArg(readFilter(type, nothingAsked), device), ahead);
      }),
    );
  },
  home: async (_params, dispatch) => {
    const { homeApi } = await import('@/api/homeApi');
    dispatch(homeApi.util.prefetch('homeFeed', undefined, { ifOlderThan: 300 }));
  },
  post: async ({ id }, dispatch) => {
    const { squareApi } = await import('@/api/squareApi');
    if (Number(id) > 0) dispatch(squareApi.util.prefetch('post', { id: Number(id) }, minute));
  },
  profile: async (_params, dispatch) => {
    dispatch((await money()).prefetch('vipConfig', undefined, minute));
  },
  recharge: async (_params, dispatch) => {
    dispatch((await money()).prefetch('coinProducts', undefined, minute));
  },
  square: async (_params, dispatch) => {
    const { squareApi } = await import('@/api/squareApi');
    dispatch(squareApi.util.prefetch('tagList', undefined, { ifOlderThan: 300 }));
    dispatch(
      firstPage('square', () => squareApi.endpoints.postList.initiate(postListArg(readSquare(nothingAsked)), ahead)),
    );
  },
};
