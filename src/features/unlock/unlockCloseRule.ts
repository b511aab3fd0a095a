import type { CloseRule } from '@/shell/overlays/closeRules';
import { selectUnlock } from './unlockSlice';

/** The unlock dialog cannot be closed while its request is under way (pages 25). */
export const unlockCloseRule: CloseRule = (_overlay, _way, state) => {
  const { at } = selectUnlock(state);
  return at !== 'checking' && at !== 'requesting';
};
