import type { Target } from './target';

/**
 * An optimistic update: one switch on its way to the server. While a request flies, taps only change `want`; its answer decides whether
 * another one has to follow, so that at most one is under way and the last tap wins.
 */
export type WishState =
  | { at: 'resting' }
  | {
      at: 'flying';
      target: Target;
      /** What the member wants by now. */
      want: boolean;
      /** What the request under way asks for. */
      sent: boolean;
      /** What the server last said. */
      truth: boolean;
      /** Counts the requests, so that each is its own run. */
      trip: number;
    };

export const wishTable = {
  resting: { tapped: ['flying'] },
  flying: { tapped: ['flying'], answered: ['flying', 'resting'], failed: ['flying', 'resting'] },
} as const;

export const wishStart = 'resting';
