import type { Shot } from './shot';

export const shots: readonly Shot[] = [
  { name: 'profile', path: '/profile', who: ['guest', 'member', 'vip', 'expired'] },
  { name: 'recharge', path: '/recharge', who: ['member'] },
  { name: 'ledger', path: '/recharge?view=ledger', who: ['member'] },
];
