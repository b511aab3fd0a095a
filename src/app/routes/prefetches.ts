import type { Prefetch } from '@/shell/navigation/routeTable';

const books = async () => (await import('@/api/bookApi')).bookApi.util;
const money = async () => (await import('@/api/moneyApi')).moneyApi.util;
const minute = { ifOlderThan: 60 };

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
};
