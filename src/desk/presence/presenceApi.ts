import { type Looked, type Looker, presenceCalls } from '@/contract/desk/presence';
import { deskApi } from '@/desk/api/deskApi';

const CALLS = {
  letter: presenceCalls.lookAtLetter,
  moderation: presenceCalls.lookAtItem,
  member: presenceCalls.lookAtMember,
};

/** What somebody has open; a member's id is the uid. */
export interface Thing {
  kind: Looked;
  id: number | string;
}

const presenceApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    look: build.query<{ others: Looker[] }, Thing>({
      query: ({ kind, id }) => ({ call: CALLS[kind], input: { id, here: true } }),
      // Who looked a while ago is nobody's news.
      keepUnusedDataFor: 0,
    }),
    leave: build.mutation<unknown, Thing>({
      query: ({ kind, id }) => ({ call: CALLS[kind], input: { id, here: false }, outlives: true }),
    }),
  }),
});

export const { useLookQuery, useLeaveMutation } = presenceApi;
