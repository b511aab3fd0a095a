import type { InputOf, OutputOf } from '@/contract/call';
import { removalCalls as calls } from '@/contract/calls/removal';
import type { EndpointRules } from '@/kernel/recording';
import { api } from './api';
import { asked } from './asked';

type In<Name extends keyof typeof calls> = InputOf<(typeof calls)[Name]>;
type Out<Name extends keyof typeof calls> = OutputOf<(typeof calls)[Name]>;

/** What the house took away of one's own, and one's word against it. */
export const removalApi = api.injectEndpoints({
  endpoints: (build) => ({
    removal: build.query<Out<'removal'>, In<'removal'>>({
      query: asked(calls.removal),
      extraOptions: { voice: 'face' },
    }),
    appeal: build.mutation<Out<'appeal'>, In<'appeal'>>({
      query: asked(calls.appeal),
      extraOptions: { voice: 'form' },
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) dispatch(removalApi.util.updateQueryData('removal', { id }, () => data));
      },
    }),
  }),
});

export const { useRemovalQuery } = removalApi;

const removal = {
  id: 'pseudonym',
  kind: 'keep',
  excerpt: 'length',
  reason: 'length',
  createTime: 'keep',
  appealUntil: 'keep',
  appeal: { text: 'length', state: 'keep', reason: 'length', createTime: 'keep' },
} as const;

export const removalRecording: EndpointRules<typeof removalApi.endpoints> = {
  removal: { arg: { id: 'pseudonym' }, result: removal },
  appeal: { arg: { id: 'pseudonym', text: 'length' }, result: removal },
};
