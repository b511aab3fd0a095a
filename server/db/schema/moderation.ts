import type { ColumnType, Generated } from 'kysely';
import type { ThingKind } from '@/contract/things';
import type { JsonValue } from './json';
import type { SanctionKind } from './sanctions';

/** `gone`: its author took it away; `time`: nobody decided, and it was let through. */
export type StoredDecision = 'passed' | 'removed' | 'gone' | 'time';

/** A thing that somebody has to judge; one row until everybody concerned has heard. */
export interface ModerationItemRow {
  id: Generated<number>;
  kind: ThingKind;
  /** Of a name it is the member's. */
  targetId: number;
  authorId: number;
  held: Generated<boolean>;
  words: Generated<string[]>;
  reporters: Generated<number>;
  trusted: Generated<number>;
  weight: Generated<number>;
  openedAt: Date;
  lastAt: Date;
  appealOf: Generated<number | null>;
  appeal: Generated<string | null>;
  /** Who decided what is appealed against. */
  notBy: Generated<number | null>;
  lockedBy: Generated<number | null>;
  lockedUntil: Generated<Date | null>;
  decision: Generated<StoredDecision | null>;
  decidedAt: Generated<Date | null>;
  decidedBy: Generated<number | null>;
  reason: Generated<string>;
  sanction: Generated<SanctionKind | null>;
  muteDays: Generated<number | null>;
  before: ColumnType<JsonValue, string | null | undefined, string | null>;
  traceId: Generated<string | null>;
  settleAt: Generated<Date | null>;
  settledAt: Generated<Date | null>;
}

export interface ModerationTables {
  moderationItems: ModerationItemRow;
}
