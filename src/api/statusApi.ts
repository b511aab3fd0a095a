import type { InputOf, OutputOf } from '@/contract/call';
import { statusCalls as calls } from '@/contract/calls/status';
import type { Message, MessageList } from '@/contract/message';
import type { Page } from '@/contract/page';
import type { EndpointRules } from '@/kernel/recording';
import { api } from './api';
import { asked, askedWith } from './asked';
import { askedPage, type FeedArg, feedRule, PAGE_SIZE, type PageParam, paged } from './feed';

type In<Name extends keyof typeof calls> = InputOf<(typeof calls)[Name]>;
type Out<Name extends keyof typeof calls> = OutputOf<(typeof calls)[Name]>;

/** A page of messages, with what is unread in all of them. */
export type MessagePage = Page<Message> & { unread: number };

/** What the app asks about the member and for the member. */
export const statusApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Balance, VIP and counts; purchases invalidate it, so somebody must stay subscribed while signed in. */
    me: build.query<Out<'me'>, In<'me'>>({ query: asked(calls.me), providesTags: ['Status'] }),
    /** Its answer has a total instead of a page's fields; they are added, so that it is a feed like the others. */
    messages: build.infiniteQuery<MessagePage, FeedArg<typeof calls.messages>, PageParam>({
      query: askedPage(calls.messages),
      transformResponse: (list: MessageList, _meta, { queryArg, pageParam }) => ({
        ...list,
        currentPage: pageParam.currentPage,
        pageSize: queryArg.pageSize ?? PAGE_SIZE,
      }),
      infiniteQueryOptions: paged,
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

export const { useMeQuery, useKefuQuery } = statusApi;

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
    result: feedRule(message, { unread: 'keep' }),
  },
  unread: { arg: 'keep', result: 'keep' },
  kefu: { arg: 'keep', result: 'keep' },
};
