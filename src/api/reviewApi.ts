import type { InputOf, OutputOf } from '@/contract/call';
import { reviewCalls as calls } from '@/contract/calls/review';
import type { Page } from '@/contract/page';
import type { Review, ShelvedGame } from '@/contract/review';
import { api } from './api';
import { asked, askedWith } from './asked';
import { askedPage, type FeedArg, type PageParam, paged } from './feed';
import { OWN_GAMES } from './gameApi';

type In<Name extends keyof typeof calls> = InputOf<(typeof calls)[Name]>;
type Out<Name extends keyof typeof calls> = OutputOf<(typeof calls)[Name]>;

/** What the stars of a game are counted from, which every rating changes. */
const ratingsOf = (gameId: number) => ({ type: 'GameDetail', id: `ratings:${gameId}` }) as const;
/** Stands for those of all games: a review is deleted by its own number. */
const RATINGS = { type: 'GameDetail', id: 'ratings' } as const;

/** Ratings and reviews of games, and what a member has to do with them; none of it is on the first screen. */
export const reviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    ratings: build.query<Out<'ratings'>, In<'ratings'>>({
      query: asked(calls.ratings),
      providesTags: (_answer, _fault, { id }) => [ratingsOf(id), RATINGS],
    }),
    reviewList: build.infiniteQuery<Page<Review>, FeedArg<typeof calls.reviewList>, PageParam>({
      query: askedPage(calls.reviewList),
      infiniteQueryOptions: paged,
    }),
    /** A download changes it as well: whoever has downloaded may rate. */
    standing: build.query<Out<'standing'>, In<'standing'>>({
      query: asked(calls.standing),
      providesTags: (_answer, _fault, { id }) => [ratingsOf(id), RATINGS, { type: 'GameDetail', id: String(id) }],
    }),
    saveReview: build.mutation<Out<'saveReview'>, In<'saveReview'>>({
      query: asked(calls.saveReview),
      extraOptions: { voice: 'form' },
      invalidatesTags: (_answer, _fault, { id }) => [ratingsOf(id)],
    }),
    deleteReview: build.mutation<Out<'deleteReview'>, In<'deleteReview'>>({
      query: asked(calls.deleteReview),
      invalidatesTags: [RATINGS],
    }),
    findHelpful: build.mutation<Out<'findHelpful'>, In<'findHelpful'>>({ query: asked(calls.findHelpful) }),
    unfindHelpful: build.mutation<Out<'unfindHelpful'>, In<'unfindHelpful'>>({ query: asked(calls.unfindHelpful) }),
    similarGames: build.query<Out<'similarGames'>, In<'similarGames'>>({ query: asked(calls.similarGames) }),
    wishGame: build.mutation<Out<'wishGame'>, In<'wishGame'>>({
      query: asked(calls.wishGame),
      invalidatesTags: [OWN_GAMES],
    }),
    unwishGame: build.mutation<Out<'unwishGame'>, In<'unwishGame'>>({
      query: asked(calls.unwishGame),
      invalidatesTags: [OWN_GAMES],
    }),
    ownGames: build.infiniteQuery<Page<ShelvedGame>, FeedArg<typeof calls.ownGames>, PageParam>({
      query: askedPage(calls.ownGames),
      infiniteQueryOptions: paged,
      providesTags: [OWN_GAMES],
    }),
    shelfCounts: build.query<Out<'shelfCounts'>, void>({
      query: askedWith(calls.shelfCounts, {}),
      providesTags: [OWN_GAMES],
    }),
  }),
});

export const { useRatingsQuery, useStandingQuery, useSimilarGamesQuery, useShelfCountsQuery } = reviewApi;
