import type { Bulletin } from '@/contract/bulletin';
import { bulletinCalls as calls } from '@/contract/calls/bulletins';
import type { Page } from '@/contract/page';
import type { EndpointRules } from '@/kernel/recording';
import { api } from './api';
import { askedPage, feedRule, type PageParam, paged } from './feed';

/** Past bulletins, latest first: home's ticker and the tab among the messages. */
export const bulletinsApi = api.injectEndpoints({
  endpoints: (build) => ({
    bulletins: build.infiniteQuery<Page<Bulletin>, void, PageParam>({
      query: askedPage(calls.bulletins),
      infiniteQueryOptions: paged,
    }),
  }),
});

export const { useBulletinsInfiniteQuery } = bulletinsApi;

export const bulletinsRecording: EndpointRules<typeof bulletinsApi.endpoints> = {
  bulletins: { arg: 'keep', result: feedRule('keep') },
};
