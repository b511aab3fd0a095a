/** Where the code of one page or overlay stands (C8). */
export type ChunkState =
  | { at: 'loading'; tries: number }
  /** A try failed; the next one waits for its pause. */
  | { at: 'retrying'; tries: number }
  | { at: 'ready' }
  /** All tries failed: the member is offered another. */
  | { at: 'broken' };

export const chunkStart = 'loading';

export const chunkTable = {
  loading: { arrived: ['ready'], preloadFailed: ['retrying', 'broken'] },
  retrying: { triedAgain: ['loading'] },
  broken: { wanted: ['loading'] },
  ready: {},
} as const;
