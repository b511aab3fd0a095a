import type { InputOf, OutputOf } from '@/contract/call';
import { homeCalls as calls } from '@/contract/calls/home';
import { api } from './api';
import { asked, askedWith } from './asked';

/** The home page, and one rail of it, asked for alone because it failed among the others. */
export const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    homeFeed: build.query<OutputOf<typeof calls.homeFeed>, void>({ query: askedWith(calls.homeFeed, {}) }),
    homeSection: build.query<OutputOf<typeof calls.homeSection>, InputOf<typeof calls.homeSection>>({
      query: asked(calls.homeSection),
    }),
  }),
});

export const { useHomeFeedQuery } = homeApi;
