import type { TodayAlertName } from '@/contract/desk/today';

/** A figure of an hour that is over. */
export interface HourFigureRow {
  name: string;
  hour: Date;
  n: number;
}

/** What a process saw of itself in a minute. */
export interface ServerMinuteRow {
  minute: Date;
  process: string;
  answers: number;
  /** With a status of 5xx. */
  faults: number;
  /** The least that waited for a session of the database. */
  waiting: number;
  jobsFailed: number;
  clientFaults: number;
}

/** What a rule of db:check last said. */
export interface CheckedRuleRow {
  rule: string;
  checkedAt: Date;
  /** null while it holds. */
  brokenSince: Date | null;
}

/** Who has an alert in hand. */
export interface AlertClaimRow {
  name: TodayAlertName;
  staffId: number;
  takenAt: Date;
}

export interface TodayTables {
  alertClaims: AlertClaimRow;
  checkedRules: CheckedRuleRow;
  hourFigures: HourFigureRow;
  serverMinutes: ServerMinuteRow;
}
