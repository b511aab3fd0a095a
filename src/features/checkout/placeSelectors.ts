import type { RootState } from '@/kernel/rootState';
import { selectRouteName } from '@/shell/navigation/navigationSlice';

/** The pages a cashier returns to, and what was paid for there. */
export const RETURNS = { recharge: 'recharge', profile: 'vip' } as const;

/** Whether the member is where one pays: found out late, a payment takes nobody away from what they do by now. */
export const selectIsAtTill = (state: RootState): boolean => selectRouteName(state) in RETURNS;
