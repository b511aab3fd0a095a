import type { InputOf, OutputOf } from '@/contract/call';
import { noticeCalls as calls } from '@/contract/calls/notices';
import type { EndpointRules } from '@/kernel/recording';
import { api } from './api';
import { asked, askedWith } from './asked';

/** Of what a member is told. Each answer tells of all kinds. */
export const noticeApi = api.injectEndpoints({
  endpoints: (build) => ({
    notices: build.query<OutputOf<typeof calls.notices>, void>({
      query: askedWith(calls.notices, {}),
      extraOptions: { voice: 'face' },
    }),
    setNotice: build.mutation<OutputOf<typeof calls.setNotice>, InputOf<typeof calls.setNotice>>({
      query: asked(calls.setNotice),
      async onQueryStarted(_input, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) dispatch(noticeApi.util.updateQueryData('notices', undefined, () => data));
      },
    }),
  }),
});

export const noticeRecording: EndpointRules<typeof noticeApi.endpoints> = {
  notices: { arg: 'keep', result: 'keep' },
  setNotice: { arg: { kind: 'keep', on: 'keep' }, result: 'keep' },
};
