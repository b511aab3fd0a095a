import type { InputOf, OutputOf } from '@/contract/call';
import { checkinCalls as calls } from '@/contract/calls/checkin';
import type { Invited } from '@/contract/checkin';
import type { Page } from '@/contract/page';
import type { EndpointRules } from '@/kernel/recording';
import { api } from './api';
import { asked, askedWith } from './asked';
import { showBalance } from './balance';
import { askedPage, feedRule, type PageParam, paged } from './feed';

type In<Name extends keyof typeof calls> = InputOf<(typeof calls)[Name]>;
type Out<Name extends keyof typeof calls> = OutputOf<(typeof calls)[Name]>;

const changed = ['Checkin', 'Status', 'Ledger'] as const;

/** Check-in and invitations. Signing changes money, so what shows it carries tags. */
export const checkinApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkin: build.query<Out<'checkin'>, void>({
      query: askedWith(calls.checkin, {}),
      extraOptions: { voice: 'face' },
      providesTags: ['Checkin'],
    }),
    signIn: build.mutation<Out<'signIn'>, In<'signIn'>>({
      query: asked(calls.signIn),
      extraOptions: { voice: 'form' },
      invalidatesTags: [...changed],
      onQueryStarted: (_input, purchase) => showBalance(purchase),
    }),
    makeUp: build.mutation<Out<'makeUp'>, In<'makeUp'>>({
      query: asked(calls.makeUp),
      extraOptions: { voice: 'form' },
      invalidatesTags: [...changed],
      onQueryStarted: (_input, purchase) => showBalance(purchase),
    }),
    checkinRecord: build.query<Out<'checkinRecord'>, In<'checkinRecord'>>({
      query: asked(calls.checkinRecord),
      extraOptions: { voice: 'face' },
      providesTags: ['Checkin'],
    }),
    invite: build.query<Out<'invite'>, void>({ query: askedWith(calls.invite, {}), extraOptions: { voice: 'face' } }),
    inviteList: build.infiniteQuery<Page<Invited>, void, PageParam>({
      query: askedPage(calls.inviteList),
      infiniteQueryOptions: paged,
      extraOptions: { voice: 'face' },
    }),
  }),
});

export const { useCheckinQuery, useCheckinRecordQuery, useInviteQuery } = checkinApi;

const result = 'keep' as const;

export const checkinRecording: EndpointRules<typeof checkinApi.endpoints> = {
  checkin: { arg: 'keep', result },
  signIn: { arg: { requestId: 'pseudonym' }, result },
  makeUp: { arg: { day: 'keep', requestId: 'pseudonym', expectPrice: 'keep' }, result },
  checkinRecord: { arg: 'keep', result },
  invite: {
    arg: 'keep',
    result: { code: 'dots', link: 'dots', count: 'keep', rewarded: 'keep', coins: 'keep', rewards: 'keep' },
  },
  inviteList: {
    arg: 'keep',
    result: feedRule({
      id: 'pseudonym',
      name: 'pseudonym',
      avatar: 'shape',
      createTime: 'keep',
      state: 'keep',
      coins: 'keep',
    }),
  },
};
