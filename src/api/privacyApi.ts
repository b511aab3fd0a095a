import type { InputOf, OutputOf } from '@/contract/call';
import { privacyCalls as calls } from '@/contract/calls/privacy';
import type { EndpointRules } from '@/kernel/recording';
import { api } from './api';
import { asked, askedWith } from './asked';

type In<Name extends keyof typeof calls> = InputOf<(typeof calls)[Name]>;
type Out<Name extends keyof typeof calls> = OutputOf<(typeof calls)[Name]>;

/** What the member asks about their own data, and decides about it. */
export const privacyApi = api.injectEndpoints({
  endpoints: (build) => ({
    consents: build.query<Out<'consents'>, void>({
      query: askedWith(calls.consents, {}),
      extraOptions: { voice: 'face' },
    }),
    consentText: build.query<Out<'consentText'>, In<'consentText'>>({
      query: asked(calls.consentText),
      extraOptions: { voice: 'face' },
    }),
    agree: build.mutation<Out<'agree'>, In<'agree'>>({ query: asked(calls.agree), invalidatesTags: ['Status'] }),
    keepAccount: build.mutation<Out<'keepAccount'>, void>({
      query: askedWith(calls.keepAccount, {}),
      invalidatesTags: ['Status', 'Messages'],
    }),
    ownCopy: build.query<Out<'ownCopy'>, void>({
      query: askedWith(calls.ownCopy, {}),
      extraOptions: { voice: 'face' },
    }),
    askCopy: build.mutation<Out<'askCopy'>, void>({ query: askedWith(calls.askCopy, {}) }),
    fetchCopy: build.mutation<Out<'fetchCopy'>, void>({ query: askedWith(calls.fetchCopy, {}) }),
  }),
});

export const { useConsentTextQuery } = privacyApi;

export const privacyRecording: EndpointRules<typeof privacyApi.endpoints> = {
  consents: { arg: 'keep', result: 'keep' },
  consentText: { arg: 'keep', result: 'keep' },
  agree: { arg: 'keep', result: 'keep' },
  keepAccount: { arg: 'keep', result: 'keep' },
  ownCopy: { arg: 'keep', result: 'keep' },
  askCopy: { arg: 'keep', result: 'keep' },
  fetchCopy: { arg: 'keep', result: { url: 'drop', fileName: 'keep' } },
};
