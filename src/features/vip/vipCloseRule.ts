import { selectCheckout } from '@/features/checkout/checkoutSlice';
import type { CloseRule } from '@/shell/overlays/closeRules';

/** The VIP sheet cannot be closed while nobody knows whether it is being paid for. */
export const vipCloseRule: CloseRule = (_overlay, _way, state) => {
  const { at } = selectCheckout(state);
  return at !== 'placing' && at !== 'unknown';
};
