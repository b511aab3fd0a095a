import { AsyncLocalStorage } from 'node:async_hooks';

/** What a call may read from a replica, and whether it wrote. */
export interface Asking {
  /** The point of the primary's log that its reads must show; null: what is a second old will do. */
  since: number | null;
  wrote: boolean;
}

/** The call that is being answered. Outside a call, and in calls that did not say, everything is read from the primary. */
export const asking = new AsyncLocalStorage<Asking>();
