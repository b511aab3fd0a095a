import type { HistoryEntry, HistoryPort } from '@/kernel/ports';

/** A browser's history in memory; `go` answers in a later turn, as browsers do. */
export interface LogHistory extends HistoryPort {
  /** The member pressed Back or Forward. */
  pressed(delta: number): void;
}

/** Makes a history that stands at home. */
export function createLogHistory(): LogHistory {
  const entries: HistoryEntry[] = [{ pathname: '/', search: '', hash: '', index: 0, overlays: [] }];
  const hearers = new Set<(entry: HistoryEntry) => void>();
  let position = 0;
  const current = () => entries[position] as HistoryEntry;
  const move = (delta: number) => {
    if (!entries[position + delta]) return;
    position += delta;
    for (const hear of [...hearers]) hear(current());
  };
  return {
    current,
    push(entry) {
      entries.splice(position + 1, entries.length, entry);
      position += 1;
    },
    replace(entry) {
      entries[position] = entry;
    },
    go: (delta) => void Promise.resolve().then(() => move(delta)),
    pressed: move,
    onPop(hear) {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    show: () => undefined,
  };
}
