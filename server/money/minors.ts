import type { Reader } from '@server/db/database';
import { ProductError } from '@server/errors';
import { errorText } from '@server/text/errors';
import { code } from '@/contract/codes';

/** What the rule for minors looks at; age 0 means it was not stated. */
export interface Payer {
  age: number;
  needRealName: boolean;
}

const ADULT_AGE = 18;

/** What a minor is refused. */
export type Spending = 'recharge' | 'vip';

const reason = { recharge: 'minorRecharge', vip: 'minorVip' } as const;

/** Whether a member has said to be a minor. */
export const isStatedMinor = (age: number): boolean => age > 0 && age < ADULT_AGE;

/** Whether the house rule for minors refuses this member recharge and VIP (contract.md §3). */
export function isRestricted({ age, needRealName }: Payer): boolean {
  return needRealName || isStatedMinor(age);
}

/** Why this member may not pay, in words for the page; null if they may. */
export function refusalOf(payer: Payer | null, spending: Spending): string | null {
  return payer && isRestricted(payer) ? errorText[reason[spending]] : null;
}

/** Throws 1006 for a member who may not pay. */
export async function requireAdult(reader: Reader, userId: number, spending: Spending): Promise<void> {
  const payer = await reader
    .selectFrom('users')
    .select(['age', 'needRealName'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (isRestricted(payer)) throw new ProductError(code.notAllowed, reason[spending]);
}
