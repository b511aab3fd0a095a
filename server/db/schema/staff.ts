import type { Generated } from 'kysely';
import type { Role } from '@/contract/desk/permissions';
import type { Looked } from '@/contract/desk/presence';
import type { Json } from './json';
import type { PaidKind } from './money';

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

/** Somebody of the staff has something open; unlogged. */
export interface StaffLookRow {
  kind: Looked;
  /** A member's is the uid. */
  subjectId: string;
  staffId: number;
  seenAt: Date;
}

/** What the staff know of a member and tell each other. */
export interface MemberNoteRow {
  id: Generated<number>;
  userId: number;
  staffId: number;
  text: string;
  /** The same intent is written down once; null where nobody named it. */
  requestId: string | null;
  createdAt: Date;
}

/** An act that waits for a second person; `balance` is what the member had then. */
export interface SecondPersonRow {
  id: Generated<number>;
  kind: 'diamonds' | 'refund' | 'orderRefund' | 'vip' | 'ban' | 'content' | 'caseRefund';
  /** null: it is about content, or a payment of nobody known. */
  userId: number | null;
  requestId: string;
  /** Signed diamonds. */
  amount: number;
  balance: number;
  itemKind: PaidKind | null;
  itemId: number | null;
  title: Generated<string>;
  orderNo: string | null;
  fen: number | null;
  /** Purchases that are given back with an order. */
  items: Json | null;
  days: number | null;
  vipEndsAt: Date | null;
  /** Of content: the draft as it was, and when it publishes by itself. */
  draftId: number | null;
  draftVersion: number | null;
  publishAt: Date | null;
  /** The payment that is to go back. */
  caseId: Generated<number | null>;
  reason: string;
  askedBy: number;
  askedAt: Date;
  state: Generated<'open' | 'confirmed' | 'refused' | 'void'>;
  decidedBy: number | null;
  decidedAt: Date | null;
}

export interface StaffTables {
  memberNotes: MemberNoteRow;
  secondPerson: SecondPersonRow;
  staff: StaffRow;
  staffRecoveryCodes: StaffRecoveryCodeRow;
  staffSessions: StaffSessionRow;
  staffActs: StaffActRow;
  staffLooks: StaffLookRow;
}
