import type { MovableClock } from '@server/clock';
import type { Subject } from './subjects';

/** What members wrote lately, so that their own pages show it. */
export interface Writes {
  note(userId: number, subject: Subject, order: number): void;
  /** The order of a member's last write of these subjects; 0 for none that matters still. */
  since(userId: number, about: readonly Subject[]): number;
}

/** Remembers a write for as long as an answer from before it may be served. */
export function createWrites(clock: Pick<MovableClock, 'now'>, servedMs: number): Writes {
  /** In the order they were noted. */
  const writes = new Map<string, { order: number; until: number }>();
  const keyOf = (userId: number, subject: Subject) => `${userId} ${subject}`;
  return {
    note(userId, subject, order) {
      const now = clock.now();
      const key = keyOf(userId, subject);
      writes.delete(key);
      writes.set(key, { order, until: now + servedMs });
      for (const [oldest, { until }] of writes) {
        if (until > now) return;
        writes.delete(oldest);
      }
    },
    since: (userId, about) => Math.max(0, ...about.map((subject) => writes.get(keyOf(userId, subject))?.order ?? 0)),
  };
}
