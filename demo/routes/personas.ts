import { demoAccounts } from '@demo/content/demoAccounts';
import { ProductError } from '@server/errors';
import { code } from '@/contract/codes';

/** The people of `demo/login` by the contract's names. */
const KEYS = { member: 'rich', poor: 'poor', vip: 'vip', expired: 'expired' } as const;

export type PersonaName = keyof typeof KEYS;

/** The login name of a demo person. */
export function loginNameOf(persona: PersonaName): string {
  const account = demoAccounts.find(({ key }) => key === KEYS[persona]);
  if (!account) throw new ProductError(code.notFound, 'notFound');
  return account.loginName;
}
