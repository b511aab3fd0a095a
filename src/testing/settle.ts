import { setImmediate } from 'node:timers';

/** Lets everything that is already decided happen: promises, and tasks a browser would queue. */
export async function settle(turns = 8): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
}

/** Runs `task` as a later task of its own, as browsers do with `history.go`. */
export function later(task: () => void): void {
  setImmediate(task);
}
