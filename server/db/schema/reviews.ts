import type { Generated } from 'kysely';
import type { StoredAuditState } from './square';

export interface GameReviewRow {
  id: Generated<number>;
  gameId: number;
  authorId: number;
  /** 1 to 5 stars. */
  score: number;
  /** Empty for stars alone. */
  content: Generated<string>;
  daysAfter: Generated<number>;
  helpfulCount: Generated<number>;
  hot: Generated<number>;
  auditState: Generated<StoredAuditState>;
  answer: string | null;
  answeredAt: Date | null;
  scoredAt: Date;
  createdAt: Date;
  updatedAt: Date;
}

export interface GameReviewVoteRow {
  userId: number;
  reviewId: number;
  createdAt: Date;
}

export interface GameScoreRow {
  gameId: number;
  /** How often each number of stars was given, one to five. */
  stars: Generated<number[]>;
  /** Of these, what the operator brought along. */
  carried: Generated<number[]>;
  written: Generated<number>;
}

export interface GameScoreDayRow {
  gameId: number;
  /** As `YYYY-MM-DD`, in UTC. */
  day: string;
  ratings: number;
  stars: number;
}

export interface GameWishRow {
  userId: number;
  gameId: number;
  price: number;
  createdAt: Date;
}

export interface ReviewsTables {
  gameReviews: GameReviewRow;
  gameReviewVotes: GameReviewVoteRow;
  gameScores: GameScoreRow;
  gameScoreDays: GameScoreDayRow;
  gameWishes: GameWishRow;
}
