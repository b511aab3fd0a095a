import * as v from 'valibot';
import { call } from '@/contract/call';
import { Id } from '@/contract/fields';
import { MessageGroup, MessageList } from '@/contract/message';
import { pageFields } from '@/contract/page';
import { Unread } from '@/contract/unread';

/** A member's messages (spec 7), and what they do with them (contract 2): these answer what is unread afterwards. */
export const messageCalls = {
  messages: call({
    method: 'POST',
    path: 'user/center/message/all',
    access: 'member',
    input: v.object({
      uid: v.string(),
      ...pageFields,
      /** Only this group; a server that does not know it sends all. */
      group: v.optional(MessageGroup),
    }),
    output: MessageList,
  }),
  readMessages: call({
    method: 'POST',
    path: 'v1/message/read',
    access: 'member',
    input: v.object({
      ids: v.optional(v.pipe(v.array(Id), v.maxLength(1000))),
      /** Everything up to `asOf`; without it everything there is when the request arrives. */
      all: v.optional(v.boolean()),
      /** The newest message the member has been shown: what came later stays unread. */
      asOf: v.optional(Id),
    }),
    output: Unread,
  }),
  deleteMessage: call({
    method: 'DELETE',
    path: 'v1/message/{id}',
    access: 'member',
    input: v.object({ id: Id }),
    /** Only for whoever asks: a message to everybody stays with the others. */
    output: Unread,
  }),
};
