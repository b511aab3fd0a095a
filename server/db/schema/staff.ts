import type { Generated } from 'kysely';
import type { Role } from '@/contract/desk/permissions';
import type { Json } from './json';

/** Somebody at the desk. */
export interface StaffRow {
  id: Generated<number>;
  name: string;
  role: Role;
  active: Generated<boolean>;
  passwordHash: string | null;
  /** Of the link that sets the password. */
  linkHash: string | null;
  linkUntil: Date | null;
  /** Base32. */
  totpSecret: string | null;
  totpConfirmed: Generated<boolean>;
  /** The last step of 30 seconds that opened the door. */
  totpStep: Generated<number>;
  createdAt: Date;
}

/** Of an authenticator that was lost. */
export interface StaffRecoveryCodeRow {
  staffId: number;
  codeHash: string;
  usedAt: Date | null;
}

export interface StaffSessionRow {
  id: Generated<number>;
  tokenHash: string;
  staffId: number;
  userAgent: Generated<string>;
  createdAt: Date;
  lastSeenAt: Date;
  endedAt: Date | null;
}

/** Written once: a trigger refuses to change or delete one. */
export interface StaffActRow {
  id: Generated<number>;
  at: Date;
  staffId: number;
  staffName: string;
  role: Role;
  kind: string;
  subject: string;
  subjectId: string;
  userId: number | null;
  reason: Generated<string>;
  before: Json | null;
  after: Json | null;
  traceId: string;
}

export interface StaffTables {
  staff: StaffRow;
  staffRecoveryCodes: StaffRecoveryCodeRow;
  staffSessions: StaffSessionRow;
  staffActs: StaffActRow;
}
