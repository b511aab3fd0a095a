import type { InputOf, OutputOf } from '@/contract/call';
import { peopleCalls as calls } from '@/contract/calls/people';
import type { Page } from '@/contract/page';
import type { Person, PersonBook, PersonGame } from '@/contract/person';
import type { EndpointRules } from '@/kernel/recording';
import { api } from './api';
import { asked, askedWith } from './asked';
import { askedPage, type FeedArg, feedRule, type PageParam, paged } from './feed';

type In<Name extends keyof typeof calls> = InputOf<(typeof calls)[Name]>;
type Out<Name extends keyof typeof calls> = OutputOf<(typeof calls)[Name]>;

/** People: their pages, whom they follow, whom one blocks. Like feeds, they have no tags: writers patch the rows. */
export const peopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    userProfile: build.query<Out<'userProfile'>, In<'userProfile'>>({ query: asked(calls.userProfile) }),
    personGames: build.infiniteQuery<Page<PersonGame>, FeedArg<typeof calls.personGames>, PageParam>({
      query: askedPage(calls.personGames),
      infiniteQueryOptions: paged,
    }),
    personBooks: build.infiniteQuery<Page<PersonBook>, FeedArg<typeof calls.personBooks>, PageParam>({
      query: askedPage(calls.personBooks),
      infiniteQueryOptions: paged,
    }),
    pageCovers: build.query<Out<'pageCovers'>, void>({ query: askedWith(calls.pageCovers, {}) }),
    savePage: build.mutation<Out<'savePage'>, In<'savePage'>>({ query: asked(calls.savePage) }),
    suggestedUsers: build.infiniteQuery<Page<Person>, void, PageParam>({
      query: askedPage(calls.suggestedUsers),
      infiniteQueryOptions: paged,
    }),
    followList: build.infiniteQuery<Page<Person>, FeedArg<typeof calls.followList>, PageParam>({
      query: askedPage(calls.followList),
      infiniteQueryOptions: paged,
    }),
    fanList: build.infiniteQuery<Page<Person>, FeedArg<typeof calls.fanList>, PageParam>({
      query: askedPage(calls.fanList),
      infiniteQueryOptions: paged,
    }),
    block: build.mutation<Out<'block'>, In<'block'>>({ query: asked(calls.block), invalidatesTags: ['Status'] }),
    unblock: build.mutation<Out<'unblock'>, In<'unblock'>>({ query: asked(calls.unblock) }),
    blockList: build.infiniteQuery<Page<Person>, void, PageParam>({
      query: askedPage(calls.blockList),
      infiniteQueryOptions: paged,
    }),
  }),
});

export const { useUserProfileQuery } = peopleApi;

const person = {
  id: 'pseudonym',
  uid: 'pseudonym',
  name: 'pseudonym',
  avatar: 'shape',
  levelType: 'keep',
  badges: 'keep',
  followed: 'keep',
  official: 'keep',
  intro: 'length',
  postCount: 'keep',
  fanCount: 'keep',
  reason: { kind: 'keep', count: 'keep', name: 'pseudonym' },
  followCount: 'keep',
  likeCount: 'keep',
  blocked: 'keep',
  createTime: 'keep',
  cover: 'shape',
  medals: 'keep',
  hides: 'keep',
  gameCount: 'keep',
  bookCount: 'keep',
  commonCount: 'keep',
  commonGames: 'keep',
} as const;
const played = {
  id: 'keep',
  game: 'keep',
  common: 'keep',
  createTime: 'keep',
  score: 'keep',
  said: 'length',
} as const;
const byPerson = { id: 'pseudonym' } as const;
const listed = { id: 'pseudonym', pageSize: 'keep' } as const;
const ofSomebody = { userId: 'pseudonym', pageSize: 'keep' } as const;

export const peopleRecording: EndpointRules<typeof peopleApi.endpoints> = {
  userProfile: { arg: byPerson, result: person },
  personGames: { arg: listed, result: feedRule(played) },
  personBooks: { arg: listed, result: feedRule('keep') },
  pageCovers: { arg: 'keep', result: { key: 'keep', image: 'shape' } },
  savePage: { arg: 'keep', result: { cover: 'shape', hides: 'keep' } },
  suggestedUsers: { arg: 'keep', result: feedRule(person) },
  followList: { arg: ofSomebody, result: feedRule(person) },
  fanList: { arg: ofSomebody, result: feedRule(person) },
  block: { arg: byPerson, result: 'keep' },
  unblock: { arg: byPerson, result: 'keep' },
  blockList: { arg: 'keep', result: feedRule(person) },
};
