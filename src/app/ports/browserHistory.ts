import type { HistoryEntry, HistoryPort } from '@/kernel/ports';

interface Kept {
  plaza?: { index: number; overlays: string[]; returnTo?: string; returnsBack?: boolean };
}

/** The address bar and the back button. What an entry needs beside its URL is kept in the browser's own state. */
export function createBrowserHistory(): HistoryPort {
  const read = (): HistoryEntry => {
    const { pathname, search, hash } = window.location;
    const kept = (window.history.state as Kept | null)?.plaza;
    const entry: HistoryEntry = { pathname, search, hash, index: kept?.index ?? 0, overlays: kept?.overlays ?? [] };
    if (!kept?.returnTo) return entry;
    return { ...entry, returnTo: kept.returnTo, ...(kept.returnsBack ? { returnsBack: true } : {}) };
  };
  const state = ({ index, overlays, returnTo, returnsBack }: HistoryEntry): Kept => ({
    plaza: {
      index,
      overlays: [...overlays],
      ...(returnTo ? { returnTo } : {}),
      ...(returnsBack ? { returnsBack } : {}),
    },
  });
  const url = ({ pathname, search, hash }: HistoryEntry) => `${pathname}${search}${hash}`;

  // Scroll is restored by the pages themselves, at an item rather than a number.
  window.history.scrollRestoration = 'manual';

  return {
    current: read,
    push: (entry) => window.history.pushState(state(entry), '', url(entry)),
    replace: (entry) => window.history.replaceState(state(entry), '', url(entry)),
    go: (delta) => window.history.go(delta),
    onPop(hear) {
      const heard = () => hear(read());
      window.addEventListener('popstate', heard);
      return () => window.removeEventListener('popstate', heard);
    },
    show: (path) => window.history.replaceState(window.history.state, '', path),
  };
}
