import type { InputOf, OutputOf } from '@/contract/call';
import { messageCalls as calls } from '@/contract/calls/message';
import type { EndpointRules } from '@/kernel/recording';
import { api } from './api';
import { asked } from './asked';

type In<Name extends keyof typeof calls> = InputOf<(typeof calls)[Name]>;
type Out<Name extends keyof typeof calls> = OutputOf<(typeof calls)[Name]>;

/** What a member does with their messages. */
export const messageApi = api.injectEndpoints({
  endpoints: (build) => ({
    readMessages: build.mutation<Out<'readMessages'>, In<'readMessages'>>({ query: asked(calls.readMessages) }),
    deleteMessage: build.mutation<Out<'deleteMessage'>, In<'deleteMessage'>>({ query: asked(calls.deleteMessage) }),
  }),
});

export const messageRecording: EndpointRules<typeof messageApi.endpoints> = {
  readMessages: { arg: { ids: 'keep', all: 'keep', asOf: 'keep' }, result: 'keep' },
  deleteMessage: { arg: { id: 'keep' }, result: 'keep' },
};
