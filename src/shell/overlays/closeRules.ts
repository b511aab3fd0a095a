import type { RootState } from '@/kernel/rootState';
import type { CloseWay, OverlayState } from './overlayMachine';

/** Whether an overlay may close now: at once, or after a promise (a confirmation) has answered (F3). */
export type CloseRule = (overlay: OverlayState, way: CloseWay, state: RootState) => boolean | Promise<boolean>;

/** Before-close rules by overlay kind; a kind without one always closes. */
export type CloseRules = Readonly<Record<string, CloseRule>>;
