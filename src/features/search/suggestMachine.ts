/** Suggestions while somebody types: wait for quiet, ask, show. Each key begins anew. */
export type SuggestState =
  | { at: 'idle' }
  | { at: 'waiting'; keyword: string }
  | { at: 'asking'; keyword: string }
  | { at: 'shown'; keyword: string; words: readonly string[] };

export const suggestStart = 'idle';

export const suggestTable = {
  idle: { typed: ['waiting', 'idle'] },
  waiting: { typed: ['waiting', 'idle'], quiet: ['asking'], closed: ['idle'] },
  asking: { typed: ['waiting', 'idle'], answered: ['shown'], closed: ['idle'] },
  shown: { typed: ['waiting', 'idle'], closed: ['idle'] },
} as const;
