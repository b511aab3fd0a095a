/** The types of RTK Query's own facts about a call, for slices that follow all calls; endpoints have matchers of their own. */
export const callTypes: Readonly<Record<'asked' | 'answered' | 'failed' | 'changed' | 'refused', string>> = {
  /** A query, from here to `failed`; the last two are of mutations. */
  asked: 'api/executeQuery/pending',
  answered: 'api/executeQuery/fulfilled',
  failed: 'api/executeQuery/rejected',
  changed: 'api/executeMutation/fulfilled',
  refused: 'api/executeMutation/rejected',
};
