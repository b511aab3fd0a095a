import type { Generated } from 'kysely';

export type SanctionKind = 'warn' | 'mute' | 'ban';

/** Holds until `endsAt` (null: for good) or until it was lifted; a warning holds nothing. */
export interface SanctionRow {
  id: Generated<number>;
  userId: number;
  kind: SanctionKind;
  reason: string;
  staffId: number;
  startsAt: Date;
  endsAt: Date | null;
  liftedAt: Date | null;
  liftedBy: number | null;
}

export interface SanctionsTables {
  sanctions: SanctionRow;
}
