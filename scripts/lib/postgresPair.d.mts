/** One of the two. */
export interface Node {
  url: string;
  up(): Promise<void>;
  /** Ends it; `immediate` as a crash would. */
  down(mode?: 'fast' | 'immediate'): Promise<void>;
}

/** A primary and its streaming replica, with an empty database `plaza`. */
export interface Pair {
  primary(): Node;
  replica(): Node;
  /** The primary is gone as by a crash, and the replica takes its place. */
  failOver(): Promise<void>;
  /** The one that was lost comes back as a replica of the other. */
  rejoin(): Promise<void>;
  stop(): Promise<unknown>;
}

/** Starts the two in a folder that others may enter; `synchronous`: a commit is confirmed once the replica has it too. */
export function startPair(bin: string, folder: string, options: { synchronous: boolean }): Promise<Pair>;
