import type { StorePort } from '@/kernel/ports';
import { isSameDay } from '@/lib/time/calendarDay';

/** Where it is noted that a member wants no bulletin today; a guest's uid is empty (F1). */
export const bulletinKey = (uid: string) => `${uid}:bulletin-closed`;

/** Whether the bulletin is due: no stamp, none that reads as a time, or one of another local day (F1). */
export function isBulletinDue(store: StorePort, uid: string, now: number): boolean {
  const text = store.read(bulletinKey(uid));
  const stamp = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return !Number.isFinite(stamp) || !isSameDay(stamp, now);
}
