import { orderRule } from '@/api/orderRule';
import type { RecordingRules } from '@/kernel/recording';
import type { checkoutEvents } from './checkoutSlice';

const intentRule = {
  requestId: 'pseudonym',
  kind: 'keep',
  productId: 'keep',
  payType: 'keep',
  expectPrice: 'keep',
  sourceGameId: 'keep',
  vipEndBefore: 'keep',
} as const;
const cashierRule = { orderId: 'pseudonym', kind: 'keep', sourceGameId: 'keep' } as const;

/** What a recording keeps of each event of a payment: which order it is of is a placeholder, where it is paid nobody's. */
export const checkoutRecording: RecordingRules<typeof checkoutEvents> = {
  asked: intentRule,
  vipEndSeen: 'keep',
  placed: { orderId: 'pseudonym', payUrl: 'drop' },
  continued: { orderId: 'pseudonym', payUrl: 'drop', kind: 'keep' },
  opened: 'keep',
  priceChanged: 'keep',
  refused: { text: 'keep', code: 'keep' },
  lost: 'keep',
  foundNothing: 'keep',
  barred: 'keep',
  returned: cashierRule,
  restored: { ...cashierRule, intent: intentRule },
  paid: { order: orderRule },
  closed: 'keep',
  notFound: 'keep',
  held: 'keep',
  refunded: 'keep',
  stillPending: 'keep',
  dismissed: 'keep',
};
