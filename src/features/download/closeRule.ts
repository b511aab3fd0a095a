import type { CloseRule } from '@/shell/overlays/closeRules';
import { isUnderWay } from './downloadMachine';
import { selectDownload } from './downloadSlice';

/** The purchase dialog cannot be closed while its request is under way (pages 25). */
export const purchaseCloseRule: CloseRule = (_overlay, _way, state) => !isUnderWay(selectDownload(state));
