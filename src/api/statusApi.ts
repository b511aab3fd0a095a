import type { InputOf, OutputOf } from '@/contract/call';
import { statusCalls as calls } from '@/contract/calls/status';
import type { MessageList } from '@/contract/message';
import type { EndpointRules } from '@/kernel/recording';
import { api } from './api';
import { asked, askedWith } from './asked';
import { askedPage, type FeedArg, type PageParam } from './feed';

type In<Name extends keyof typeof calls> = InputOf<(typeof calls)[Name]>;
type Out<Name extends keyof typeof calls> = OutputOf<(typeof calls)[Name]>;

/** What the app asks about the member and for the member. */
export const statusApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Balance, VIP and counts; purchases invalidate it, so somebody must stay subscribed while signed in. */
    me: build.query<Out<'me'>, In<'me'>>({ query: asked(calls.me), providesTags: ['Status'] }),
    messages: build.infiniteQuery<MessageList, FeedArg<typeof calls.messages>, PageParam>({
      query: askedPage(calls.messages),
      infiniteQueryOptions: {
        initialPageParam: { currentPage: 1 },
        getNextPageParam: (last, pages, { currentPage }) =>
          last.records.length > 0 && count(pages) < last.total ? { currentPage: currentPage + 1 } : undefined,
      },
      providesTags: ['Messages'],
    }),
    unread: build.query<Out<'unread'>, void>({
      query: askedWith(calls.unread, {}),
      extraOptions: { voice: 'quiet' },
      providesTags: ['Messages'],
    }),
    kefu: build.query<Out<'kefu'>, void>({ query: askedWith(calls.kefu, {}) }),
  }),
});

/** This list has only a total, so the end is counted. */
const count = (pages: MessageList[]) => pages.reduce((sum, { records }) => sum + records.length, 0);

export const { useMeQuery, useMessagesInfiniteQuery, useUnreadQuery, useKefuQuery } = statusApi;

const message = {
  id: 'keep',
  kind: 'keep',
  title: 'length',
  content: 'length',
  link: 'shape',
  read: 'keep',
  createTime: 'keep',
} as const;

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
  messages: {
    arg: { uid: 'pseudonym', pageSize: 'keep' },
    result: { pages: { records: message, total: 'keep', unread: 'keep' }, pageParams: 'keep' },
  },
  unread: { arg: 'keep', result: 'keep' },
  kefu: { arg: 'keep', result: 'keep' },
};
