import { byId, rowsOf } from '@/api/feed';
import { squareApi } from '@/api/squareApi';
import type { Post } from '@/contract/post';
import type { Listen } from '@/kernel/listen';
import { serverNow } from '@/shell/clock/serverNow';
import { feedKey } from '@/shell/feeds/useFeed';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { FOLLOWED, postListArg, readSquare } from './squareAddress';
import { selectListedAt, squareViewEvents } from './squareViewSlice';

/** A list that is older than this when the member comes back looks for news (pages 2). */
const NEWS_AFTER_MS = 60_000;

/** Back on an old list: one small question whether anything was written since; the list itself stays as it was. */
export const newsEffects = (listen: Listen) => [
  listen.onMatch(squareApi.endpoints.postList.matchFulfilled, ({ meta: { arg } }, { dispatch, ports }) => {
    const { queryCacheKey, direction } = arg as { queryCacheKey: string; direction?: string };
    if (!direction) dispatch(squareViewEvents.listed({ key: queryCacheKey, at: ports.clock.now() }));
  }),

  listen.on(navigationEvents.arrived, async ({ how, place }, api) => {
    if (how === 'first' || place.route !== 'square') return;
    const filter = readSquare(new URLSearchParams(place.search));
    if (filter.tab === FOLLOWED) return;
    const arg = postListArg(filter);
    const key = feedKey(squareApi.endpoints.postList, arg);
    const { data: list } = squareApi.endpoints.postList.select(arg)(api.getState());
    const listedAt = selectListedAt(api.getState(), key);
    const now = api.ports.clock.now();
    if (!list || listedAt === undefined || now - listedAt < NEWS_AFTER_MS) return;
    const newest = { sort: 2 as const, pageSize: 1, ...(arg.tagId !== undefined && { tagId: arg.tagId }) };
    const ask = squareApi.endpoints.postList.initiate(newest, { subscribe: false, forceRefetch: true });
    const known = new Set(rowsOf(list, byId).map(({ id }) => id));
    // The list's age by the server's clock, which dates the posts. Pinned ones come before the newest.
    const since = listedAt + (serverNow(api) - now);
    const isNews = ({ id, createTime }: Post) => createTime > since && !known.has(id);
    if (rowsOf((await api.dispatch(ask)).data, byId).some(isNews)) api.dispatch(squareViewEvents.newsFound({ key }));
  }),
];
