import type { Gate } from '@/kernel/gate';
import type { LogPort, StorePort } from '@/kernel/ports';

/**
 * Browser storage that never throws: where it refuses (private mode, quota), the value lives in memory for this visit.
 * Writes are dropped while somebody travels, so that no stranger's state reaches the member's disk.
 */
export function createBrowserStore(find: () => Storage, gate: Gate, log: LogPort): StorePort {
  const memory = new Map<string, string | null>();
  let refused = false;

  function attempt<T>(work: (storage: Storage) => T): T | null {
    try {
      return work(find());
    } catch (fault) {
      if (!refused) log.warn('Storage refuses; values stay in memory', fault);
      refused = true;
      return null;
    }
  }

  // With each write, what was refused before is tried again: room may have come meanwhile.
  function put(key: string, value: string | null) {
    if (!gate.isLive) return;
    memory.set(key, value);
    for (const [name, text] of memory) {
      attempt((storage) => {
        if (text === null) storage.removeItem(name);
        else storage.setItem(name, text);
        memory.delete(name);
      });
    }
  }

  return {
    read: (key) => (memory.has(key) ? (memory.get(key) ?? null) : attempt((storage) => storage.getItem(key))),
    write: put,
    remove: (key) => put(key, null),
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
