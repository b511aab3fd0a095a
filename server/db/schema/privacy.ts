import type { Generated } from 'kysely';
import type { ConsentWay } from '@/contract/privacy';
import type { LegalDoc } from '@/contract/support';
import type { Sealed } from './sealing';

/** A text of the operator as it stood when somebody agreed to it. */
export interface LegalTextRow {
  id: Generated<number>;
  appId: string;
  doc: LegalDoc;
  version: string;
  title: string;
  content: string;
  createdAt: Date;
}

/** That a member agreed to a text: with the form they signed in by, or asked while they were signed in. */
export interface ConsentRow {
  userId: number;
  textId: number;
  way: ConsentWay;
  createdAt: Date;
}

/** A copy of everything about themselves that a member asked for. */
export interface OwnCopyRow {
  id: Generated<number>;
  userId: number;
  state: Generated<'waiting' | 'ready' | 'fetched' | 'over'>;
  /** Its file, while there is one. */
  fileKey: string | null;
  bytes: number | null;
  askedAt: Date;
  readyAt: Date | null;
  /** When it was fetched, or was over. */
  endedAt: Date | null;
}

/** A member whose name and identity number were checked; neither is kept. */
export interface RealNameRow {
  userId: number;
  /** `YYYY-MM-DD`. */
  born: string;
  personHash: string;
  provider: string;
  checkedAt: Date;
  /** Of who was under 14: the guardian who agreed. */
  guardianName: string | null;
  guardianPhone: Sealed | null;
  guardianAgreedAt: Date | null;
}

export interface PrivacyTables {
  realNames: RealNameRow;
  legalTexts: LegalTextRow;
  consents: ConsentRow;
  ownCopies: OwnCopyRow;
}
