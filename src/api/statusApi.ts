import type { InputOf, OutputOf } from '@/contract/call';
import { statusCalls as calls } from '@/contract/calls/status';
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
