import type { FakeStore } from './fakeStore';

type Hear = (key: string, value: string | null) => void;

/** A write as it reached the storage both tabs share. */
export interface SharedWrite {
  tab: 0 | 1;
  key: string;
  value: string | null;
  /** What lay there before. */
  before: string | null;
}

/** One browser storage under two tabs; what one writes the other hears when the test delivers it. */
export function createSharedStore(onWrite: (write: SharedWrite) => void = () => {}) {
  const kept = new Map<string, string>();
  /** Undelivered events, oldest first. */
  const mail: { to: 0 | 1; write: SharedWrite; deliver: () => void }[] = [];
  const hearers = [new Set<Hear>(), new Set<Hear>()] as const;
  const port = (tab: 0 | 1) => {
    const other = tab === 0 ? 1 : 0;
    const put = (key: string, value: string | null) => {
      const before = kept.get(key) ?? null;
      if (before === value) return;
      if (value === null) kept.delete(key);
      else kept.set(key, value);
      const write = { tab, key, value, before };
      onWrite(write);
      mail.push({
        to: other,
        write,
        deliver: () => {
          for (const hear of hearers[other]) hear(key, value);
        },
      });
    };
    return {
      read: (key: string) => kept.get(key) ?? null,
      write: put,
      remove: (key: string) => put(key, null),
      survives: () => true,
      onForeignWrite: (hear: Hear) => {
        hearers[tab].add(hear);
        return () => hearers[tab].delete(hear);
      },
    } as unknown as FakeStore;
  };
  return { kept, mail, ports: [port(0), port(1)] as const };
}
