import type { Generated } from 'kysely';

/** The one row of an operator's rules (contract 3). */
export interface CheckinRulesRow {
  id: Generated<number>;
  open: Generated<boolean>;
  /** Diamonds of the days of a streak, over and over. */
  cycle: Generated<number[]>;
  makeupPrice: Generated<number>;
  makeupPerMonth: Generated<number>;
}

/** Diamonds for a streak of so many days, once a streak. */
export interface CheckinMilestoneRow {
  days: number;
  coins: number;
}

/** A signed day; a make-up costs and earns nothing of its own. */
export interface CheckinRow {
  userId: number;
  /** Business day, `YYYY-MM-DD`. */
  day: string;
  kind: 'signed' | 'makeup';
  reward: Generated<number>;
  price: Generated<number>;
  requestId: string;
  createdAt: Date;
}

export interface CheckinBonusRow {
  userId: number;
  days: number;
  day: string;
  coins: number;
  /** The intent that reached it. */
  requestId: string;
  createdAt: Date;
}

export interface InviteRulesRow {
  id: Generated<number>;
  invitedCoins: Generated<number>;
  inviterCoins: Generated<number>;
  perDay: Generated<number>;
}

export interface CheckinTables {
  checkinRules: CheckinRulesRow;
  checkinMilestones: CheckinMilestoneRow;
  checkins: CheckinRow;
  checkinBonuses: CheckinBonusRow;
  inviteRules: InviteRulesRow;
}
