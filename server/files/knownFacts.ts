import type { FileFacts } from './files';

/** A file is there for good, save that it may be dropped by another process, or replaced by its operator. */
const KNOWN_MS = 60_000;
const MOST = 10_000;

/** What a store has said of its files within the last minute; of files that are not there it remembers nothing. */
export function createKnownFacts(now: () => number = Date.now) {
  const known = new Map<string, { facts: FileFacts; until: number }>();
  return {
    get(key: string): FileFacts | null {
      const found = known.get(key);
      return found && found.until > now() ? found.facts : null;
    },
    keep(facts: FileFacts): FileFacts {
      if (known.size >= MOST) known.clear();
      // An empty file is a key that was reserved, and soon another one.
      if (facts.size > 0) known.set(facts.key, { facts, until: now() + KNOWN_MS });
      return facts;
    },
    forget: (key: string): boolean => known.delete(key),
  };
}
