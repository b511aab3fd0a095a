/** Where the code of one page or overlay stands (C8). */
export type ChunkState =
  | { at: 'loading'; tries: number }
  /** A try failed; the next one waits for its pause. */
  | { at: 'retrying'; tries: number }
  | { at: 'ready' }
  /** All tries failed: a newer app may have taken the file's place, and is looked for. */
  | { at: 'renewing' }
  /** There is no other: the member is offered another try. */
  | { at: 'broken' };

export const chunkStart = 'loading';

export const chunkTable = {
  loading: { arrived: ['ready'], preloadFailed: ['retrying', 'renewing'] },
  retrying: { triedAgain: ['loading'] },
  renewing: { gaveUp: ['broken'], wanted: ['loading'] },
  broken: { wanted: ['loading'] },
  ready: {},
} as const;
