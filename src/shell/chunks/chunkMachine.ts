import { stateIn } from '@/lib/machine/states';

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

/** There, or not to be had before somebody asks again. */
export const isSettled = stateIn<ChunkState>()({
  loading: false,
  retrying: false,
  ready: true,
  renewing: false,
  broken: true,
});

export const chunkStart = 'loading';

export const chunkTable = {
  loading: { arrived: ['ready'], preloadFailed: ['retrying', 'renewing'] },
  retrying: { triedAgain: ['loading'] },
  renewing: { gaveUp: ['broken'], wanted: ['loading'] },
  broken: { wanted: ['loading'] },
  ready: {},
} as const;
