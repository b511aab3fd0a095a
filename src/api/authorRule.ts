import type { UserCard } from '@/contract/userCard';
import type { Rule } from '@/kernel/recording';

/** What a recording keeps of somebody who wrote something: nothing that leads to them. */
export const authorRule: Readonly<Record<keyof UserCard, Rule>> = {
  id: 'pseudonym',
  uid: 'pseudonym',
  name: 'pseudonym',
  avatar: 'shape',
  levelType: 'keep',
  badges: 'keep',
  followed: 'keep',
  official: 'keep',
};
