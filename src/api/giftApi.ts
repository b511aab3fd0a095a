import type { InputOf, OutputOf } from '@/contract/call';
import { giftCalls as calls } from '@/contract/calls/gift';
import type { EndpointRules } from '@/kernel/recording';
import { api } from './api';
import { asked } from './asked';
import { askedPage, type FeedArg, feedRule, type PageParam, paged } from './feed';
import { giftRule } from './giftRule';

type In<Name extends keyof typeof calls> = InputOf<(typeof calls)[Name]>;
type Out<Name extends keyof typeof calls> = OutputOf<(typeof calls)[Name]>;

/** Gift packs over all games; what becomes of a claim is patched into their rows by the claim's own effects. */
export const giftApi = api.injectEndpoints({
  endpoints: (build) => ({
    giftList: build.infiniteQuery<Out<'giftList'>, FeedArg<typeof calls.giftList>, PageParam>({
      query: askedPage(calls.giftList),
      infiniteQueryOptions: paged,
      extraOptions: { voice: 'face' },
    }),
    ownGifts: build.infiniteQuery<Out<'ownGifts'>, FeedArg<typeof calls.ownGifts>, PageParam>({
      query: askedPage(calls.ownGifts),
      infiniteQueryOptions: paged,
      extraOptions: { voice: 'face' },
      providesTags: ['OwnGifts'],
    }),
    claimGift: build.mutation<Out<'claimGift'>, In<'claimGift'>>({
      query: asked(calls.claimGift),
      extraOptions: { voice: 'quiet' },
      // A new code stands in a list that may have been read before; also when it was refused because there is one.
      invalidatesTags: ['OwnGifts'],
    }),
  }),
});

const arg = { pageSize: 'keep', scope: 'keep', gameId: 'keep' } as const;

export const giftRecording: EndpointRules<typeof giftApi.endpoints> = {
  giftList: { arg, result: feedRule(giftRule, { games: 'keep' }) },
  ownGifts: { arg, result: feedRule(giftRule, { games: 'keep' }) },
  claimGift: { arg: { id: 'keep', requestId: 'pseudonym' }, result: giftRule },
};
