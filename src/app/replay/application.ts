import type { Reducer } from '@reduxjs/toolkit';
import type { Table } from '@/lib/machine/machine';

/**
 * All that replay and its page know of the application whose log they read. Plaza describes itself in `plaza.ts`; another
 * application of Redux Toolkit writes that one file anew (`anotherApplication.test.ts` does).
 */
export interface ReplayedApplication<State> {
  /** Every slice and every endpoint from the first action on: pure, nothing persisted. */
  createReducer(): Reducer<State>;
  /** The slices, in the order hashes take them; RTK Query's `api` among them, where there is one. */
  slices: readonly string[];
  /** Whether this build answers a type of action. Those of RTK Query and redux-persist are known anyway. */
  isOwnType(type: string): boolean;
  /** Slices that are one machine or a map of them, with the table whose events are actions of the slice. */
  machines: Readonly<Record<string, Table>>;
  /** Events that are sent whether or not they change anything. */
  sentAnyway: ReadonlySet<string>;
  /** The slice that says where somebody is. */
  routeSlice: string;
}
