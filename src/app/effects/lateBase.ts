import { prefetches } from '@/app/routes/prefetches';
import { lateSlices } from '@/app/store/lateSlices';
import type { Listen } from '@/kernel/listen';
import type { Ports } from '@/kernel/ports';
import type { RootState } from '@/kernel/rootState';
import { selectHasDraft, selectHasTyped } from '@/shell/forms/formsSlice';
import { keptDraftsEffects } from '@/shell/forms/keptDraftsEffects';
import { keptPlacesEffects } from '@/shell/navigation/keptPlacesEffects';
import type { InTheWay } from '@/shell/navigation/leaveRules';
import type { Prefetch } from '@/shell/navigation/routeTable';
import { inTheWay } from './leaveRules';

export { createLatePorts } from '@/app/ports/latePorts';

/** What every page but home stands on; one chunk, there before the page is (decision 0013). */
export interface LateBase {
  slices: typeof lateSlices;
  /** What must hear a member's first key, and what a page that is loaded again goes back to: both are there before the later code is. */
  baseEffects(listen: Listen): void;
  /** Whether a reload would take away what the member has typed: it is kept nowhere, or nothing outlives the page. */
  losesText(state: RootState, ports: Pick<Ports, 'session'>): boolean;
  inTheWay: InTheWay;
  prefetches: Readonly<Record<string, Prefetch>>;
}

const losesText: LateBase['losesText'] = (state, { session }) =>
  selectHasDraft(state) || (!session.survives() && selectHasTyped(state));

/** The whole of that chunk. */
export const lateBase: LateBase = {
  slices: lateSlices,
  baseEffects(listen) {
    keptDraftsEffects(listen);
    keptPlacesEffects(listen);
  },
  losesText,
  inTheWay,
  prefetches,
};
