/** Whether an answer helped: asked once of every member and device. */
export type VoteState =
  | { at: 'open' }
  | { at: 'sending'; helpful: boolean }
  | { at: 'voted'; voted: 'helpful' | 'unhelpful' };

export const voteStart = 'open';

export const voteTable = {
  open: { voteTapped: ['sending'] },
  sending: { voteTaken: ['voted'], voteLost: ['open'] },
  voted: { forgotten: ['open'] },
} as const;
