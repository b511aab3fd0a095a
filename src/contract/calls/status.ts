import * as v from 'valibot';
import { call } from '@/contract/call';
import { Nothing } from '@/contract/fields';
import { MessageGroup, MessageList, SupportContact, Unread } from '@/contract/message';
import { UserStatus } from '@/contract/userStatus';

const uid = v.string();

/** What the app asks about the member and for the member (spec 7). */
export const statusCalls = {
  me: call({
    method: 'POST',
    path: 'user/center/me',
    access: 'member',
    input: v.object({ uid }),
    output: UserStatus,
  }),
  messages: call({
    method: 'POST',
    path: 'user/center/message/all',
    access: 'member',
    input: v.object({
      uid,
      currentPage: v.optional(v.number()),
      pageSize: v.optional(v.number()),
      /** Only this group; a server that does not know it sends all. */
      group: v.optional(MessageGroup),
      lastId: v.optional(v.number()),
      asOf: v.optional(v.number()),
    }),
    output: MessageList,
  }),
  unread: call({ method: 'POST', path: 'user/message', access: 'member', input: Nothing, output: Unread }),
  kefu: call({ method: 'POST', path: 'user/kefu', input: Nothing, output: SupportContact }),
};
