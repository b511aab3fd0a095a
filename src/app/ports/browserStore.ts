import type { Gate } from '@/kernel/gate';
import type { LogPort, StorePort } from '@/kernel/ports';

/**
 * Browser storage that never throws: where it refuses (private mode, quota), the value lives in memory for this visit.
 * Writes are dropped while somebody travels, so that no stranger's state reaches the member's disk.
 */
export function createBrowserStore(find: () => Storage, gate: Gate, log: LogPort): StorePort {
  const memory = new Map<string, string | null>();
  let refused = false;

  function attempt<T>(work: (storage: Storage) => T, otherwise: () => unknown): T | null {
    try {
      return work(find());
    } catch (fault) {
      if (!refused) log.warn('Storage refuses; values stay in memory', fault);
      refused = true;
      otherwise();
      return null;
    }
  }

  return {
    read: (key) =>
      memory.has(key)
        ? (memory.get(key) ?? null)
        : attempt(
            (storage) => storage.getItem(key),
            () => null,
          ),
    write(key, value) {
      if (!gate.isLive) return;
      attempt(
        (storage) => {
          storage.setItem(key, value);
          memory.delete(key);
        },
        () => memory.set(key, value),
      );
    },
    remove(key) {
      if (!gate.isLive) return;
      memory.delete(key);
      attempt(
        (storage) => storage.removeItem(key),
        () => memory.set(key, null),
      );
    },
    survives: () => !refused,
    onForeignWrite(hear) {
      const heard = (event: StorageEvent) => {
        if (event.key !== null && gate.isLive) hear(event.key, event.newValue);
      };
      window.addEventListener('storage', heard);
      return () => window.removeEventListener('storage', heard);
    },
  };
}
