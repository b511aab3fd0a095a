import { selectCheckout } from '@/features/checkout/checkoutSlice';
import type { CloseRule } from '@/shell/overlays/closeRules';

/** The VIP sheet cannot be closed while its request is under way; a lost answer is looked up without it too (pages 25). */
export const vipCloseRule: CloseRule = (_overlay, _way, state) => selectCheckout(state).at !== 'placing';
