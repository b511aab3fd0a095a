import type { InputOf, OutputOf } from '@/contract/call';
import { statusCalls as calls } from '@/contract/calls/status';
import type { EndpointRules } from '@/kernel/recording';
import { api } from './api';
import { asked, askedWith } from './asked';

type In<Name extends keyof typeof calls> = InputOf<(typeof calls)[Name]>;
type Out<Name extends keyof typeof calls> = OutputOf<(typeof calls)[Name]>;

/** What the app asks about the member and for the member. */
export const statusApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Balance, VIP and counts; purchases invalidate it, so somebody must stay subscribed while signed in. */
    me: build.query<Out<'me'>, In<'me'>>({ query: asked(calls.me), providesTags: ['Status'] }),
    unread: build.query<Out<'unread'>, void>({
      query: askedWith(calls.unread, {}),
      extraOptions: { voice: 'quiet' },
      providesTags: ['Messages'],
    }),
  }),
});

export const { useMeQuery } = statusApi;

export const statusRecording: EndpointRules<typeof statusApi.endpoints> = {
  me: {
    arg: { uid: 'pseudonym' },
    result: {
      coinNum: 'keep',
      levelType: 'keep',
      expTime: 'keep',
      avatar: 'shape',
      intro: 'length',
      phoneMasked: 'drop',
      badges: 'keep',
      postCount: 'keep',
      followCount: 'keep',
      fanCount: 'keep',
      likeCount: 'keep',
      inviteCode: 'drop',
      checkedInToday: 'keep',
    },
  },
  unread: { arg: 'keep', result: 'keep' },
};
