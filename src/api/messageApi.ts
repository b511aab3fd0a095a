import type { InputOf, OutputOf } from '@/contract/call';
import { messageCalls as calls } from '@/contract/calls/message';
import type { Message, MessageList } from '@/contract/message';
import type { Page } from '@/contract/page';
import type { EndpointRules } from '@/kernel/recording';
import { api } from './api';
import { asked } from './asked';
import { askedPage, type FeedArg, feedRule, PAGE_SIZE, type PageParam, paged } from './feed';

type In<Name extends keyof typeof calls> = InputOf<(typeof calls)[Name]>;
type Out<Name extends keyof typeof calls> = OutputOf<(typeof calls)[Name]>;

/** A page of messages, with what is unread in all of them where the server says so. */
export type MessagePage = Page<Message> & { unread?: number | undefined };

/** A member's messages, and what they do with them. */
export const messageApi = api.injectEndpoints({
  endpoints: (build) => ({
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
    readMessages: build.mutation<Out<'readMessages'>, In<'readMessages'>>({ query: asked(calls.readMessages) }),
    deleteMessage: build.mutation<Out<'deleteMessage'>, In<'deleteMessage'>>({ query: asked(calls.deleteMessage) }),
  }),
});

const message = {
  id: 'pseudonym',
  kind: 'keep',
  title: 'length',
  content: 'length',
  link: 'shape',
  read: 'keep',
  createTime: 'keep',
} as const;

export const messageRecording: EndpointRules<typeof messageApi.endpoints> = {
  messages: {
    arg: { uid: 'pseudonym', pageSize: 'keep' },
    result: feedRule(message, { unread: 'keep' }),
  },
  readMessages: { arg: { ids: 'pseudonym', all: 'keep', asOf: 'pseudonym' }, result: 'keep' },
  deleteMessage: { arg: { id: 'pseudonym' }, result: 'keep' },
};
