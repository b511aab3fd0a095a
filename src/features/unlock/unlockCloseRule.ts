import type { CloseRule } from '@/shell/overlays/closeRules';
import { isUnderWay } from './unlockMachine';
import { selectUnlock } from './unlockSlice';

/** The unlock dialog cannot be closed while its request is under way (pages 25). */
export const unlockCloseRule: CloseRule = (_overlay, _way, state) => !isUnderWay(selectUnlock(state));
