import { reviewsOfQuiet } from './reviews/quiet';
import { reviewsOfSteady } from './reviews/steady';
import { reviewsOfTop } from './reviews/top';

/** What a player wrote about a game. */
export interface ReviewContent {
  /** A persona's id. */
  by: number;
  /** Stars, 1 to 5. */
  stars: number;
  /** Days between the first download and the words. */
  after: number;
  /** Ms before seeding. */
  ago: number;
  text: string;
  /** What the developer says to it, and how long after it, in ms. */
  answer?: { text: string; later: number };
}

/** The reviews of one game, by its name. */
export interface GameReviews {
  game: string;
  written: readonly ReviewContent[];
}

/** Every written review of the demo. */
export const gameReviews: readonly GameReviews[] = [...reviewsOfTop, ...reviewsOfSteady, ...reviewsOfQuiet];
