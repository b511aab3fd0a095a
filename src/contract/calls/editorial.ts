import * as v from 'valibot';
import { call } from '@/contract/call';
import { PickList, Story, StoryCard } from '@/contract/editorial';
import { Id, Nothing } from '@/contract/fields';

const withId = v.object({ id: Id });

/** Stories of the day and lists made by people (contract 2). */
export const editorialCalls = {
  /** Those that have appeared, the latest first: the last sixty. */
  storyList: call({
    method: 'GET',
    path: 'v1/story/list',
    input: Nothing,
    output: v.object({ records: v.array(StoryCard) }),
  }),
  /** 1002 for one that has not appeared. */
  story: call({ method: 'GET', path: 'v1/story/{id}', input: withId, output: Story }),
  /** Those of editors before those of members. */
  pickLists: call({
    method: 'GET',
    path: 'v1/picks/list',
    input: Nothing,
    output: v.object({ records: v.array(PickList) }),
  }),
};
