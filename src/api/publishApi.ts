import type { InputOf, OutputOf } from '@/contract/call';
import { publishingCalls as calls } from '@/contract/calls/publishing';
import type { EndpointRules } from '@/kernel/recording';
import { api } from './api';
import { asked } from './asked';
import { squareRecording } from './squareRecording';

type In<Name extends keyof typeof calls> = InputOf<(typeof calls)[Name]>;
type Out<Name extends keyof typeof calls> = OutputOf<(typeof calls)[Name]>;

/** Writing in the square, and putting away what one does not want to see. */
export const publishApi = api.injectEndpoints({
  endpoints: (build) => ({
    publishPost: build.mutation<Out<'publishPost'>, In<'publishPost'>>({
      query: asked(calls.publishPost),
      invalidatesTags: ['Status'],
      extraOptions: { voice: 'form' },
    }),
    /** The page shows each picture's own progress and fault. */
    uploadImage: build.mutation<Out<'uploadImage'>, In<'uploadImage'> & { onSent?: (share: number) => void }>({
      query: ({ onSent, ...input }) => ({ call: calls.uploadImage, input, ...(onSent && { onSent }) }),
      extraOptions: { voice: 'quiet' },
    }),
    report: build.mutation<Out<'report'>, In<'report'>>({ query: asked(calls.report) }),
    hidePost: build.mutation<Out<'hidePost'>, In<'hidePost'>>({ query: asked(calls.hidePost) }),
    unhidePost: build.mutation<Out<'unhidePost'>, In<'unhidePost'>>({ query: asked(calls.unhidePost) }),
  }),
});

const byId = { arg: { id: 'pseudonym' }, result: 'keep' } as const;

export const publishRecording: EndpointRules<typeof publishApi.endpoints> = {
  publishPost: {
    arg: {
      title: 'length',
      content: 'length',
      tagIds: 'keep',
      imageIds: 'pseudonym',
      gameId: 'keep',
      quoteId: 'pseudonym',
      requestId: 'pseudonym',
    },
    result: squareRecording.post.result,
  },
  uploadImage: { arg: 'drop', result: { id: 'pseudonym', url: 'shape', w: 'keep', h: 'keep' } },
  report: { arg: { kind: 'keep', id: 'pseudonym', reason: 'keep', note: 'length' }, result: 'keep' },
  hidePost: byId,
  unhidePost: byId,
};
