import * as v from 'valibot';
import { call } from '@/contract/call';
import { Nothing } from '@/contract/fields';
import { listOf, pageFields } from '@/contract/page';

/** Search over the whole platform (contract 2). */
export const searchCalls = {
  search: call({
    method: 'GET',
    path: 'v1/search',
    input: v.object({ ...pageFields, kind: v.picklist(['post', 'game', 'book', 'user']), keyword: v.string() }),
    /** Records of the kind asked for: Post, Game, Book or Person. */
    output: listOf(v.unknown()),
  }),
  hotSearches: call({
    method: 'GET',
    path: 'v1/search/hot',
    input: Nothing,
    output: v.array(v.object({ keyword: v.string() })),
  }),
};
