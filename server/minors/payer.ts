import { businessDate } from '@server/businessDay';
import { errorText } from '@server/text/errors';
import { minorText } from '@server/text/minors';
import { sql } from 'kysely';
import { ageOn } from '@/contract/idNumber';
import { isOpenAt } from './hours';
import type { MinorRules, SpendingStep } from './rules';

/** What the rules for minors look at; age 0 means it was not stated. */
export interface Payer {
  age: number;
  needRealName: boolean;
  /** Of who has shown it: `YYYY-MM-DD`. */
  born: string | null;
}

const ADULT_AGE = 18;

/** What a minor is refused. */
export type Spending = 'recharge' | 'vip';

const reason = { recharge: 'minorRecharge', vip: 'minorVip' } as const;

/** SQL: the birthday of a row of `users`, if it was shown. */
export const bornOfUser = sql<string | null>`(select r.born::text from real_names r where r.user_id = users.id)`;

/** Whether a member has said to be a minor. */
export const isStatedMinor = (age: number): boolean => age > 0 && age < ADULT_AGE;

/** How old they are, by what was shown before what was said. */
const ageOf = ({ age, born }: Payer, now: number): number => (born === null ? age : ageOn(born, businessDate(now)));

/** Whether the limits of minors are theirs. */
export const isMinor = (payer: Payer, now: number): boolean =>
  payer.born === null ? isStatedMinor(payer.age) : ageOf(payer, now) < ADULT_AGE;

/** What a payer may spend: all they like (null), within limits, or nothing, with why. */
export type Allowed = null | SpendingStep | { refused: string };

/** What somebody may spend by who they are, whatever the hour. */
export function allowedTo(payer: Payer, spending: Spending, { steps }: MinorRules, now: number): Allowed {
  if (payer.needRealName) return { refused: errorText[reason[spending]] };
  if (!isMinor(payer, now)) return null;
  const [youngest] = steps;
  if (!youngest) return { refused: errorText[reason[spending]] };
  if (payer.born === null) return { refused: minorText.unproven };
  const age = ageOf(payer, now);
  return steps.findLast((step) => age >= step.age) ?? { refused: minorText.tooYoung(youngest.age) };
}

/** Why this member may not pay now, in words for the page; null if they may, within limits or not. */
export function refusalOf(payer: Payer | null, spending: Spending, rules: MinorRules, now: number): string | null {
  if (!payer) return null;
  const allowed = allowedTo(payer, spending, rules, now);
  if (allowed === null) return null;
  if ('refused' in allowed) return allowed.refused;
  return isOpenAt(rules, now) || rules.hours === null ? null : minorText.hours(rules.hours);
}
