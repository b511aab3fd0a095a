import type { InputOf, OutputOf } from '@/contract/call';
import { welfareCalls as calls } from '@/contract/calls/welfare';
import type { Page } from '@/contract/page';
import type { WelfareHistoryEntry, WelfareItem } from '@/contract/welfare';
import type { EndpointRules } from '@/kernel/recording';
import { api } from './api';
import { asked } from './asked';
import { showBalance } from './balance';
import { askedPage, type FeedArg, feedRule, type PageParam, paged } from './feed';

type In<Name extends keyof typeof calls> = InputOf<(typeof calls)[Name]>;
type Out<Name extends keyof typeof calls> = OutputOf<(typeof calls)[Name]>;

/** Films and albums. Feeds carry no tags: rows are patched where something is unlocked, liked or watched. */
export const welfareApi = api.injectEndpoints({
  endpoints: (build) => ({
    welfareList: build.infiniteQuery<Page<WelfareItem>, FeedArg<typeof calls.welfareList>, PageParam>({
      query: askedPage(calls.welfareList),
      infiniteQueryOptions: paged,
    }),
    welfareItem: build.query<Out<'welfareItem'>, In<'welfareItem'>>({ query: asked(calls.welfareItem) }),
    welfareHistory: build.infiniteQuery<Page<WelfareHistoryEntry>, void, PageParam>({
      query: askedPage(calls.welfareHistory),
      extraOptions: { voice: 'quiet' },
      infiniteQueryOptions: paged,
    }),
    /** Also when it fails, what the member has is asked again: a lost answer may have been a purchase. */
    unlockWelfare: build.mutation<Out<'unlockWelfare'>, In<'unlockWelfare'>>({
      query: asked(calls.unlockWelfare),
      extraOptions: { voice: 'form' },
      invalidatesTags: ['Status', 'Ledger'],
      onQueryStarted: (_input, purchase) => showBalance(purchase),
    }),
    saveWelfareSecond: build.mutation<Out<'saveWelfareSecond'>, In<'saveWelfareSecond'>>({
      query: asked(calls.saveWelfareSecond),
      extraOptions: { voice: 'quiet' },
    }),
    likeWelfare: build.mutation<Out<'likeWelfare'>, In<'likeWelfare'>>({ query: asked(calls.likeWelfare) }),
    unlikeWelfare: build.mutation<Out<'unlikeWelfare'>, In<'unlikeWelfare'>>({ query: asked(calls.unlikeWelfare) }),
  }),
});

export const { useWelfareItemQuery } = welfareApi;

const signed = { url: 'drop', type: 'keep', w: 'keep', h: 'keep', expiresAt: 'keep' } as const;
const item = {
  id: 'keep',
  kind: 'keep',
  title: 'keep',
  poster: 'keep',
  seconds: 'keep',
  pictureCount: 'keep',
  pay: 'keep',
  price: 'keep',
  vipFree: 'keep',
  locked: 'keep',
  hot: 'keep',
  viewCount: 'keep',
  likeCount: 'keep',
  liked: 'keep',
  second: 'keep',
  createTime: 'keep',
} as const;

export const welfareRecording: EndpointRules<typeof welfareApi.endpoints> = {
  welfareList: { arg: 'keep', result: feedRule(item) },
  welfareItem: {
    arg: 'keep',
    result: { ...item, intro: 'keep', video: signed, pictures: signed, game: 'keep', next: item },
  },
  welfareHistory: { arg: 'keep', result: feedRule({ id: 'pseudonym', item, updateTime: 'keep' }) },
  unlockWelfare: { arg: { id: 'keep', expectPrice: 'keep', requestId: 'pseudonym' }, result: 'keep' },
  saveWelfareSecond: { arg: 'keep', result: 'keep' },
  likeWelfare: { arg: 'keep', result: 'keep' },
  unlikeWelfare: { arg: 'keep', result: 'keep' },
};
