import type { CloseRule } from '@/shell/overlays/closeRules';
import { selectDownload } from './downloadSlice';

/** The purchase dialog cannot be closed while its request is under way (pages 25). */
export const purchaseCloseRule: CloseRule = (_overlay, _way, state) => {
  const { at } = selectDownload(state);
  return at !== 'checking' && at !== 'requesting';
};
