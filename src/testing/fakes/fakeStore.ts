import type { Gate } from '@/kernel/gate';
import type { StorePort } from '@/kernel/ports';

/** Storage in memory, with the failures a browser's storage has behind its port. */
export interface FakeStore extends StorePort {
  /** What would survive a reload. */
  readonly kept: Map<string, string>;
  /** Every write that reached storage, in order; `null` for a removal. */
  readonly writes: [key: string, value: string | null][];
  /** From now on storage takes nothing (quota, private mode): writes live in memory for this visit only. */
  refuseWrites(refused?: boolean): void;
  /** Another tab writes; `null` removes. */
  foreignWrite(key: string, value: string | null): void;
}

/** Makes a store that already holds `initial`. */
export function createFakeStore(gate: Gate, initial: Record<string, string> = {}): FakeStore {
  const kept = new Map(Object.entries(initial));
  const visit = new Map<string, string | null>();
  const writes: [string, string | null][] = [];
  const hearers = new Set<(key: string, value: string | null) => void>();
  let refused = false;

  function put(key: string, value: string | null) {
    if (!gate.isLive) return;
    visit.set(key, value);
    if (refused) return;
    // As the browser's port does: what was refused before is tried again.
    for (const [name, text] of visit) {
      writes.push([name, text]);
      if (text === null) kept.delete(name);
      else kept.set(name, text);
    }
    visit.clear();
  }

  return {
    kept,
    writes,
    read: (key) => (visit.has(key) ? (visit.get(key) ?? null) : (kept.get(key) ?? null)),
    write: put,
    remove: (key) => put(key, null),
    survives: () => !refused,
    onForeignWrite(hear) {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    refuseWrites(now = true) {
      refused = now;
    },
    foreignWrite(key, value) {
      visit.delete(key);
      if (value === null) kept.delete(key);
      else kept.set(key, value);
      for (const hear of [...hearers]) hear(key, value);
    },
  };
}
