import type { InputOf, OutputOf } from '@/contract/call';
import { realNameCalls as calls } from '@/contract/calls/realName';
import type { EndpointRules } from '@/kernel/recording';
import { api } from './api';
import { asked, askedWith } from './asked';

type In<Name extends keyof typeof calls> = InputOf<(typeof calls)[Name]>;
type Out<Name extends keyof typeof calls> = OutputOf<(typeof calls)[Name]>;

/** Real names. All that is typed comes as handles of the secrets vault. */
export const realNameApi = api.injectEndpoints({
  endpoints: (build) => ({
    realName: build.query<Out<'realName'>, void>({
      query: askedWith(calls.realName, {}),
      extraOptions: { voice: 'face' },
      providesTags: ['Status'],
    }),
    /** What may be paid follows from it. */
    checkRealName: build.mutation<Out<'checkRealName'>, In<'checkRealName'>>({
      query: asked(calls.checkRealName),
      extraOptions: { voice: 'form' },
      invalidatesTags: ['Status', 'Orders'],
    }),
  }),
});

export const realNameRecording: EndpointRules<typeof realNameApi.endpoints> = {
  realName: { arg: 'keep', result: { open: 'keep', checked: 'keep', guardian: 'keep', people: 'drop' } },
  checkRealName: {
    arg: { name: 'drop', idNumber: 'drop', guardianName: 'drop', guardianPhone: 'drop' },
    result: { age: 'keep', needRealName: 'keep' },
  },
};
