import type { S3Place } from '@server/files/s3Files';

/** A store of its own, running. */
export interface Swift {
  place: S3Place;
  /** Nobody answers any more. */
  stop(): Promise<void>;
}

/** Starts one with an empty bucket `plaza` on free ports and a folder under the system's temporary one. */
export function startSwift(): Promise<Swift>;
