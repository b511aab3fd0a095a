import { businessDate } from '@server/businessDay';
import type { Clock } from '@server/clock';
import { siteOf } from '@server/site';
import { GUESTS_OF_A_NET } from '@server/users/guest';

/** What is remembered of a day at most; then it begins anew, and somebody may be believed once more. */
const MOST = 100_000;

/** Who does what is counted: a member, else a guest of an address. */
export interface Doer {
  /** null for a guest. */
  userId: number | null;
  address: string;
}

/**
 * Whether somebody's doing moves a count that a chart stands on: a member's once a day and thing, a net's guests' as often as
 * there may be people. Each process knows of its own.
 */
export function createBelieved(clock: Pick<Clock, 'now'>, most = MOST): (thing: number | string, by: Doer) => boolean {
  let day = '';
  let times = new Map<string, number>();
  return (thing, { userId, address }) => {
    const today = businessDate(clock.now());
    if (today !== day || times.size >= most) times = new Map();
    day = today;
    const key = `${userId ?? siteOf(address)} ${thing}`;
    const before = times.get(key) ?? 0;
    if (before >= (userId === null ? GUESTS_OF_A_NET : 1)) return false;
    times.set(key, before + 1);
    return true;
  };
}
