import type { InputOf, OutputOf } from '@/contract/call';
import { platformCalls as calls } from '@/contract/calls/platform';
import type { EndpointRules } from '@/kernel/recording';
import { api } from './api';
import { asked } from './asked';

/** One rail of the home page, asked for alone because it failed among the others; the page itself is in platformApi. */
export const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    homeSection: build.query<OutputOf<typeof calls.homeSection>, InputOf<typeof calls.homeSection>>({
      query: asked(calls.homeSection),
    }),
  }),
});

export const homeRecording: EndpointRules<typeof homeApi.endpoints> = {
  homeSection: { arg: 'keep', result: 'keep' },
};
