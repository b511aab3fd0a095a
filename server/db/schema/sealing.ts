import type { Generated } from 'kysely';

declare const sealed: unique symbol;

/** A text as it is kept: sealed, or readable still. Only `server/sealing` makes one, so that nothing readable is written by mistake. */
export type Sealed = string & { readonly [sealed]: true };

/** One row: how far a database is that was there before sealing. */
export interface SealingRow {
  id: Generated<number>;
  /** New texts stay readable, for a version before that may come back. */
  readable: boolean;
  since: Generated<Date>;
}

export interface SealingTables {
  sealing: SealingRow;
}
