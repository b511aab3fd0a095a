import * as v from 'valibot';
import { call } from '@/contract/call';
import { Id, Null } from '@/contract/fields';
import { listOf, pageFields } from '@/contract/page';
import {
  OwnReview,
  Ratings,
  REVIEW_MOST,
  Review,
  ShelfCounts,
  ShelvedGame,
  SimilarGame,
  Standing,
  Stars,
} from '@/contract/review';

const withId = v.object({ id: Id });
const Helpful = v.object({ helpful: v.boolean(), helpfulCount: v.number() });
const Wished = v.object({ wished: v.boolean() });

/** The shelves of a member's own games. */
export const Shelf = v.picklist(['owned', 'downloaded', 'wished']);
export type Shelf = v.InferOutput<typeof Shelf>;

/** The orders of a list of reviews. */
export const ReviewSort = v.picklist(['helpful', 'new', 'high', 'low']);
export type ReviewSort = v.InferOutput<typeof ReviewSort>;

/** Ratings and reviews of games, what a member has to do with a game, and the games they have (contract 2). */
export const reviewCalls = {
  ratings: call({ method: 'GET', path: 'v1/game/{id}/ratings', input: withId, output: Ratings }),
  /** Written reviews alone; those of members whom the asker blocks are left out. */
  reviewList: call({
    method: 'GET',
    path: 'v1/game/{id}/review/list',
    input: v.object({ ...pageFields, id: Id, sort: v.optional(ReviewSort, 'helpful') }),
    output: listOf(Review),
  }),
  standing: call({
    method: 'GET',
    path: 'v1/game/{id}/standing',
    access: 'member',
    input: withId,
    output: Standing,
  }),
  /** Gives stars, or changes them, with words or without; 1006 for whoever neither owns nor has downloaded the game. */
  saveReview: call({
    method: 'POST',
    path: 'v1/game/{id}/review',
    access: 'member',
    input: v.object({
      id: Id,
      score: Stars,
      content: v.optional(v.pipe(v.string(), v.maxLength(REVIEW_MOST * 4)), ''),
    }),
    output: OwnReview,
  }),
  deleteReview: call({ method: 'DELETE', path: 'v1/game/review/{id}', access: 'member', input: withId, output: Null }),
  findHelpful: call({
    method: 'POST',
    path: 'v1/game/review/{id}/helpful',
    access: 'member',
    input: withId,
    output: Helpful,
  }),
  unfindHelpful: call({
    method: 'DELETE',
    path: 'v1/game/review/{id}/helpful',
    access: 'member',
    input: withId,
    output: Helpful,
  }),
  similarGames: call({
    method: 'GET',
    path: 'v1/game/{id}/similar',
    input: withId,
    output: v.object({ records: v.array(SimilarGame) }),
  }),
  wishGame: call({ method: 'POST', path: 'v1/game/{id}/wish', access: 'member', input: withId, output: Wished }),
  unwishGame: call({ method: 'DELETE', path: 'v1/game/{id}/wish', access: 'member', input: withId, output: Wished }),
  /** Updates first, then what was downloaded, bought or wished for last; of wishes what became cheaper first. */
  ownGames: call({
    method: 'GET',
    path: 'v1/game/mine',
    access: 'member',
    input: v.object({ ...pageFields, shelf: v.optional(Shelf, 'owned') }),
    output: listOf(ShelvedGame),
  }),
  shelfCounts: call({
    method: 'GET',
    path: 'v1/game/mine/count',
    access: 'member',
    input: v.object({}),
    output: ShelfCounts,
  }),
};
