/** More open calls than this and a warning is logged (spec 7, G3). */
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
      if (count > OPEN_CALLS_BEFORE_WARNING) warn('Many calls are open', { count, url });
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
