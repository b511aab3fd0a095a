import type { Generated } from 'kysely';

/** A picture that a member sent: whose it is, the name of its file, and what of it is known. */
export interface PictureRow {
  id: Generated<number>;
  ownerId: number;
  storageKey: string;
  /** Pixels. */
  w: number;
  h: number;
  bytes: number;
  createdAt: Date;
}
