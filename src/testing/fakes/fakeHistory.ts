import type { Gate } from '@/kernel/gate';
import type { HistoryEntry, HistoryPort } from '@/kernel/ports';
import { later } from '@/testing/settle';

/** A browser's history: `go` answers later, pushing drops what lay ahead, going past the start leaves the app. */
export interface FakeHistory extends HistoryPort {
  readonly entries: readonly HistoryEntry[];
  readonly position: number;
  /** Addresses shown while somebody travelled. */
  readonly shown: readonly string[];
  /** Whether the member went back past the first entry. */
  readonly left: boolean;
  /** The member presses the browser's Back; awaits the arrival. */
  back(): Promise<void>;
  /** The member presses the browser's Forward; awaits the arrival. */
  forward(): Promise<void>;
}

/** An entry of the history at a path such as `/games?type=new#top`. */
export function historyEntry(path: string, over: Partial<HistoryEntry> = {}): HistoryEntry {
  const { pathname, search, hash } = new URL(path, 'http://localhost');
  return { pathname, search, hash, index: 0, overlays: [], ...over };
}

/** Makes a history that stands at `path`. */
export function createFakeHistory(gate: Gate, path = '/'): FakeHistory {
  const entries = [historyEntry(path)];
  const shown: string[] = [];
  const hearers = new Set<(entry: HistoryEntry) => void>();
  let position = 0;
  let left = false;

  const current = () => entries[position] as HistoryEntry;

  function move(delta: number) {
    const target = position + delta;
    if (target < 0) left = true;
    if (!entries[target] || delta === 0) return;
    position = target;
    for (const hear of [...hearers]) hear(current());
  }

  const pressed = (delta: number) =>
    new Promise<void>((resolve) =>
      later(() => {
        move(delta);
        resolve();
      }),
    );

  return {
    entries,
    shown,
    get position() {
      return position;
    },
    get left() {
      return left;
    },
    current,
    push(entry) {
      if (!gate.isLive) return;
      entries.splice(position + 1, Number.POSITIVE_INFINITY, entry);
      position += 1;
    },
    replace(entry) {
      if (gate.isLive) entries[position] = entry;
    },
    go: (delta) => later(() => move(delta)),
    onPop(hear) {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    show: (address) => void shown.push(address),
    back: () => pressed(-1),
    forward: () => pressed(1),
  };
}
