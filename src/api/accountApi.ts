import type { InputOf, OutputOf } from '@/contract/call';
import { accountCalls as calls } from '@/contract/calls/account';
import type { EndpointRules } from '@/kernel/recording';
import { api } from './api';
import { asked, askedWith } from './asked';

type In<Name extends keyof typeof calls> = InputOf<(typeof calls)[Name]>;
type Out<Name extends keyof typeof calls> = OutputOf<(typeof calls)[Name]>;

const form = { voice: 'form' } as const;

/** The account's own affairs. Passwords and SMS codes come as handles of the secrets vault. */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    changePassword: build.mutation<Out<'changePassword'>, In<'changePassword'>>({
      query: asked(calls.changePassword),
      extraOptions: form,
    }),
    deleteAccount: build.mutation<Out<'deleteAccount'>, In<'deleteAccount'>>({
      query: asked(calls.deleteAccount),
      extraOptions: form,
    }),
    sessionList: build.query<Out<'sessionList'>, void>({ query: askedWith(calls.sessionList, {}) }),
    revokeSession: build.mutation<Out<'revokeSession'>, In<'revokeSession'>>({ query: asked(calls.revokeSession) }),
  }),
});

export const { useSessionListQuery } = accountApi;

export const accountCallsRecording: EndpointRules<typeof accountApi.endpoints> = {
  changePassword: { arg: { oldPassword: 'drop', password: 'drop' }, result: 'keep' },
  deleteAccount: { arg: { password: 'drop', code: 'drop', deviceID: 'drop' }, result: 'keep' },
  sessionList: {
    arg: 'keep',
    result: { id: 'pseudonym', device: 'shape', current: 'keep', createTime: 'keep', activeTime: 'keep' },
  },
  revokeSession: { arg: { id: 'pseudonym' }, result: 'keep' },
};
