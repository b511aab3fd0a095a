import { useSyncExternalStore } from 'react';
import { clock } from '@/desk/world/clock';
import { useNow } from '@/desk/world/useNow';

const SHOWN_MS = 5 * 60_000;

interface Shown {
  of: string;
  text: string;
  until: number;
}

/** One at a time, in memory alone: it is gone with the page. */
let shown: Shown | null = null;
const told = new Set<() => void>();

/** Shows what is masked elsewhere for five minutes. */
export function show(of: string, text: string): void {
  shown = { of, text, until: clock.now() + SHOWN_MS };
  for (const each of told) each();
}

const subscribe = (hear: () => void) => {
  told.add(hear);
  return () => told.delete(hear);
};

/** What is masked, while it is shown, and the seconds that are left. */
export function useShown(of: string): { text: string | null; seconds: number } {
  const now = useNow(1000);
  const last = useSyncExternalStore(subscribe, () => shown);
  if (last === null || last.of !== of || last.until <= now) return { text: null, seconds: 0 };
  return { text: last.text, seconds: Math.ceil((last.until - now) / 1000) };
}
