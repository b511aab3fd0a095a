import type { Generated } from 'kysely';

/** Somebody came on a business day. */
export interface MemberDayRow {
  /** `YYYY-MM-DD`. */
  day: string;
  userId: number;
}

/** One figure of a business day; `src/contract/desk/figures` says what each is. */
export interface DayFigureRow {
  figure: string;
  /** `YYYY-MM-DD`. */
  day: string;
  /** Such as a product; empty where the figure is of the whole day. */
  key: Generated<string>;
  /** The name of what the key stands for, as it was then. */
  label: string | null;
  value: number;
}

/** A day that was counted; a closed one is not counted again. */
export interface FigureDayRow {
  day: string;
  filledAt: Date;
  closed: boolean;
}

export interface FiguresTables {
  memberDays: MemberDayRow;
  dayFigures: DayFigureRow;
  figureDays: FigureDayRow;
}
