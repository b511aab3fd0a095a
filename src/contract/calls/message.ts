import * as v from 'valibot';
import { call } from '@/contract/call';
import { Id } from '@/contract/fields';
import { Unread } from '@/contract/message';

/** What a member does with their messages (contract 2). Both answer what is unread afterwards. */
export const messageCalls = {
  readMessages: call({
    method: 'POST',
    path: 'v1/message/read',
    access: 'member',
    input: v.object({
      ids: v.optional(v.array(Id)),
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
