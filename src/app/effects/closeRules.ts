import { purchaseCloseRule } from '@/features/download/closeRule';
import { unlockCloseRule } from '@/features/unlock/unlockCloseRule';
import { vipCloseRule } from '@/features/vip/vipCloseRule';
import type { CloseRules } from '@/shell/overlays/closeRules';

/** The before-close rules of all overlays by kind, put together from the features (F3). */
export const closeRules: CloseRules = {
  purchase: purchaseCloseRule,
  unlock: unlockCloseRule,
  vip: vipCloseRule,
};
