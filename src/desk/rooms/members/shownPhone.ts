import { useSyncExternalStore } from 'react';
import { clock } from '@/desk/world/clock';
import { useNow } from '@/desk/world/useNow';

const SHOWN_MS = 5 * 60_000;

interface Shown {
  uid: string;
  phone: string;
  until: number;
}

/** One at a time, in memory alone: it is gone with the page. */
let shown: Shown | null = null;
const told = new Set<() => void>();

/** Shows a phone for five minutes. */
export function showPhone(uid: string, phone: string): void {
  shown = { uid, phone, until: clock.now() + SHOWN_MS };
  for (const each of told) each();
}

const subscribe = (hear: () => void) => {
  told.add(hear);
  return () => told.delete(hear);
};

/** The phone of a member while it is shown, and the seconds that are left. */
export function useShownPhone(uid: string): { phone: string | null; seconds: number } {
  const now = useNow(1000);
  const of = useSyncExternalStore(subscribe, () => shown);
  if (of === null || of.uid !== uid || of.until <= now) return { phone: null, seconds: 0 };
  return { phone: of.phone, seconds: Math.ceil((of.until - now) / 1000) };
}
