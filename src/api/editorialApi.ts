import type { InputOf, OutputOf } from '@/contract/call';
import { editorialCalls as calls } from '@/contract/calls/editorial';
import type { EndpointRules } from '@/kernel/recording';
import { api } from './api';
import { asked, askedWith } from './asked';

type Out<Name extends keyof typeof calls> = OutputOf<(typeof calls)[Name]>;

/** Stories of the day, and lists made by people. */
export const editorialApi = api.injectEndpoints({
  endpoints: (build) => ({
    storyList: build.query<Out<'storyList'>, void>({ query: askedWith(calls.storyList, {}) }),
    story: build.query<Out<'story'>, InputOf<typeof calls.story>>({ query: asked(calls.story) }),
    pickLists: build.query<Out<'pickLists'>, void>({ query: askedWith(calls.pickLists, {}) }),
  }),
});

export const { usePickListsQuery, useStoryListQuery, useStoryQuery } = editorialApi;

export const editorialRecording: EndpointRules<typeof editorialApi.endpoints> = {
  storyList: { arg: 'keep', result: 'keep' },
  story: { arg: 'keep', result: 'keep' },
  pickLists: { arg: 'keep', result: 'keep' },
};
