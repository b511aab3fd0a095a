import type { Generated } from 'kysely';
import type { DifferenceKind, DifferenceState } from '@/contract/desk/statements';

/** What a provider says of a business day. */
export interface StatementRow {
  id: Generated<number>;
  payType: string;
  /** `YYYY-MM-DD`. */
  day: string;
  fileName: string;
  fileCount: number;
  fileFen: number;
  ownCount: number;
  ownFen: number;
  /** null: the server fetched it. */
  staffId: number | null;
  createdAt: Date;
}

export interface StatementLineRow {
  id: Generated<number>;
  statementId: number;
  kind: 'payment' | 'refund';
  providerTxn: string;
  orderNo: string;
  amountFen: number;
  at: Date;
}

export interface StatementDifferenceRow {
  id: Generated<number>;
  statementId: number;
  kind: DifferenceKind;
  providerTxn: string;
  orderNo: string;
  fileFen: number | null;
  ownFen: number | null;
  at: Date;
  state: Generated<DifferenceState>;
  note: Generated<string>;
  settledBy: number | null;
  settledAt: Date | null;
}

export interface StatementTables {
  statements: StatementRow;
  statementLines: StatementLineRow;
  statementDifferences: StatementDifferenceRow;
}
