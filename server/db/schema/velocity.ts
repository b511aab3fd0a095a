import type { RuleName } from '@server/velocity/rules';
import type { Generated } from 'kysely';

/** Where a member came from, as hashes. */
export interface JoinRow {
  userId: number;
  homeHash: string;
  deviceHash: string | null;
  at: Date;
}

/** What a velocity rule put before a person. */
export interface VelocityMarkRow {
  id: Generated<number>;
  rule: RuleName;
  userId: number;
  /** How much was counted, and how much passes. */
  seen: number;
  most: number;
  /** The order with which it was too much. */
  orderNo: string | null;
  /** A reward that waits for the person: for whom it was to be given, and how much. */
  invitedId: number | null;
  coins: number | null;
  state: Generated<'open' | 'cleared' | 'confirmed'>;
  note: Generated<string>;
  createdAt: Date;
  settledAt: Generated<Date | null>;
  settledBy: Generated<number | null>;
}

export interface VelocityTables {
  joins: JoinRow;
  velocityMarks: VelocityMarkRow;
}
