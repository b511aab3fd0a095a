import type { Order } from '@/contract/order';
import type { Rule } from '@/kernel/recording';

/** What a recording keeps of an order: everything but which one it is and where it is paid. */
export const orderRule = {
  orderId: 'pseudonym',
  kind: 'keep',
  title: 'keep',
  amountFen: 'keep',
  coins: 'keep',
  status: 'keep',
  createTime: 'keep',
  expiresAt: 'keep',
  payUrl: 'shape',
} as const satisfies Readonly<Record<keyof Order, Rule>>;
