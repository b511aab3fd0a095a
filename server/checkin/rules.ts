import type { Reader } from '@server/db/database';
import type { Milestone } from '@/contract/checkin';

/** What an operator decides about check-in (contract 3). */
export interface CheckinRules {
  open: boolean;
  /** Diamonds by day of the streak, over and over. */
  cycle: readonly number[];
  makeupPrice: number;
  makeupPerMonth: number;
  /** By days, ascending. */
  milestones: readonly Milestone[];
}

/** The rules as they are now. */
export async function checkinRules(reader: Reader): Promise<CheckinRules> {
  const { open, cycle, makeupPrice, makeupPerMonth } = await reader
    .selectFrom('checkinRules')
    .selectAll()
    .executeTakeFirstOrThrow();
  const milestones = await reader.selectFrom('checkinMilestones').selectAll().orderBy('days').execute();
  return { open, cycle, makeupPrice, makeupPerMonth, milestones };
}

/** Diamonds of the n-th day of a streak, counted from 1. */
export function rewardOf({ cycle }: Pick<CheckinRules, 'cycle'>, day: number): number {
  return cycle[(day - 1) % cycle.length] ?? 0;
}
