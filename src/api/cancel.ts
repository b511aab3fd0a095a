import type { Extra } from '@/kernel/dispatch';

/** More open calls than this and one warning is logged (spec 7, G3). */
export const OPEN_CALLS_BEFORE_WARNING = 20;

/** The open calls by URL, so that any of them can be called off by address. */
export function createCancelRegistry(warn: (text: string, detail: unknown) => void) {
  const open = new Map<string, Set<AbortController>>();
  let count = 0;

  return {
    /** Notes an open call; the answer takes it off again. */
    add(url: string) {
      const controller = new AbortController();
      const same = open.get(url) ?? new Set();
      open.set(url, same.add(controller));
      count += 1;
      if (count === OPEN_CALLS_BEFORE_WARNING + 1) warn('Many calls are open', { count, url });
      return {
        signal: controller.signal,
        done() {
          if (!same.delete(controller)) return;
          count -= 1;
          if (same.size === 0) open.delete(url);
        },
      };
    },
    /** Calls off every open call of this URL; answers how many. */
    cancel(url: string): number {
      const same = [...(open.get(url) ?? [])];
      for (const controller of same) controller.abort();
      return same.length;
    },
  };
}

export type CancelRegistry = ReturnType<typeof createCancelRegistry>;

const registries = new WeakMap<Extra, CancelRegistry>();

/** The open calls of one store. */
export function cancelRegistry(extra: Extra): CancelRegistry {
  const known = registries.get(extra);
  if (known) return known;
  const fresh = createCancelRegistry(extra.ports.log.warn);
  registries.set(extra, fresh);
  return fresh;
}

/** Calls off every open call of this URL (with its query); they are rejected as `cancelled` (G3). */
export const cancelByUrl =
  (url: string) =>
  (_dispatch: unknown, _getState: unknown, extra: Extra): number =>
    cancelRegistry(extra).cancel(url);
