import { Book } from '@/contract/book';
import type { OutputOf } from '@/contract/call';
import { searchCalls as calls } from '@/contract/calls/search';
import { Game } from '@/contract/game';
import { listOf, type Page } from '@/contract/page';
import { Person } from '@/contract/person';
import { Post } from '@/contract/post';
import type { EndpointRules } from '@/kernel/recording';
import { api } from './api';
import { askedWith } from './asked';
import { askedPage, feedRule, type PageParam, paged } from './feed';
import { peopleRecording } from './peopleApi';
import { squareRecording } from './squareRecording';

interface Sought {
  keyword: string;
}

// One call, but each kind has records of its own shape.
const posts = { ...calls.search, output: listOf(Post) };
const games = { ...calls.search, output: listOf(Game) };
const books = { ...calls.search, output: listOf(Book) };
const people = { ...calls.search, output: listOf(Person) };

/** Search over the whole platform, one feed a kind. */
export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchPosts: build.infiniteQuery<Page<Post>, Sought, PageParam>({
      query: askedPage(posts, { kind: 'post' }),
      infiniteQueryOptions: paged,
    }),
    searchGames: build.infiniteQuery<Page<Game>, Sought, PageParam>({
      query: askedPage(games, { kind: 'game' }),
      infiniteQueryOptions: paged,
    }),
    searchBooks: build.infiniteQuery<Page<Book>, Sought, PageParam>({
      query: askedPage(books, { kind: 'book' }),
      infiniteQueryOptions: paged,
    }),
    searchPeople: build.infiniteQuery<Page<Person>, Sought, PageParam>({
      query: askedPage(people, { kind: 'user' }),
      infiniteQueryOptions: paged,
    }),
    hotSearches: build.query<OutputOf<(typeof calls)['hotSearches']>, void>({
      query: askedWith(calls.hotSearches, {}),
      extraOptions: { voice: 'quiet' },
    }),
  }),
});

export const { useHotSearchesQuery } = searchApi;

const arg = { keyword: 'length' } as const;

export const searchRecording: EndpointRules<typeof searchApi.endpoints> = {
  searchPosts: { arg, result: squareRecording.postList.result },
  searchGames: { arg, result: feedRule('keep') },
  searchBooks: { arg, result: feedRule('keep') },
  searchPeople: { arg, result: peopleRecording.suggestedUsers.result },
  hotSearches: { arg: 'keep', result: 'keep' },
};
