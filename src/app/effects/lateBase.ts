import { prefetches } from '@/app/routes/prefetches';
import { lateReducers } from '@/app/store/lateSlices';
import type { LateReducers } from '@/app/store/rootReducer';
import type { RootState } from '@/kernel/rootState';
import { selectHasDraft } from '@/shell/forms/formsSlice';
import type { InTheWay } from '@/shell/navigation/leaveRules';
import type { Prefetch } from '@/shell/navigation/routeTable';
import { inTheWay } from './leaveRules';

export { createLatePorts } from '@/app/ports/latePorts';

/** What every page but home stands on; one chunk, there before the page is (decision 0013). */
export interface LateBase {
  reducers: LateReducers;
  /** Whether the member has typed something that is not sent yet. */
  hasDraft(state: RootState): boolean;
  inTheWay: InTheWay;
  prefetches: Readonly<Record<string, Prefetch>>;
}

/** The whole of that chunk. */
export const lateBase: LateBase = { reducers: lateReducers, hasDraft: selectHasDraft, inTheWay, prefetches };
