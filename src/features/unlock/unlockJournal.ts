import * as v from 'valibot';
import { Diamonds, Id } from '@/contract/fields';
import type { StorePort } from '@/kernel/ports';
import { readKept } from '@/kernel/readKept';
import type { EachState } from '@/lib/machine/states';
import type { UnlockState } from './unlockMachine';

/** Where an intent of this tab is kept until it is settled; it survives reload, cashier and VIP (E1). */
const UNLOCK_KEY = 'plaza:unlock-intent';

const Kept = v.object({
  at: v.picklist(['confirming', 'away', 'unknown']),
  uid: v.pipe(v.string(), v.minLength(1)),
  intent: v.object({
    requestId: v.string(),
    askedAt: v.number(),
    from: v.object({ page: v.string(), address: v.string() }),
    target: v.object({
      kind: v.picklist(['welfare', 'chapter', 'chapters']),
      id: Id,
      chapterIds: v.exactOptional(v.array(Id)),
      title: v.string(),
      note: v.string(),
      price: Diamonds,
      vip: v.picklist(['none', 'free', 'only']),
    }),
  }),
});

/** What a reload finds: a question is asked again, a sent request is one whose answer was lost; null is not noted. */
const afterReload: EachState<UnlockState, v.InferOutput<typeof Kept>['at'] | null> = {
  idle: null,
  loginNeeded: null,
  confirming: 'confirming',
  repriced: 'confirming',
  checking: 'confirming',
  insufficient: 'away',
  away: 'away',
  requesting: 'unknown',
  unknown: 'unknown',
  unlocked: null,
  failed: null,
};

/** Notes where a member's unlock stands. */
export function noteUnlock(session: StorePort, uid: string, state: UnlockState): void {
  const at = afterReload[state.at];
  if (at && uid !== '' && 'intent' in state) {
    session.write(UNLOCK_KEY, JSON.stringify({ at, uid, intent: state.intent }));
  } else if (session.read(UNLOCK_KEY) !== null) session.remove(UNLOCK_KEY);
}

/** The intent this tab left before a reload, if it is this member's. */
export function readUnlock(
  session: StorePort,
  uid: string,
): Extract<UnlockState, { at: 'confirming' | 'away' | 'unknown' }> | undefined {
  const kept = readKept(session, UNLOCK_KEY, Kept);
  if (kept?.uid !== uid) return undefined;
  const { at, intent } = kept;
  return at === 'confirming' ? { at, intent, unpaid: false } : { at, intent };
}

/** Throws away the note of somebody else than who is signed in now, and answers whether there was one. */
export function dropAnothers(session: StorePort, uid: string): boolean {
  const kept = readKept(session, UNLOCK_KEY, Kept);
  if (!kept || uid === '' || kept.uid === uid) return false;
  session.remove(UNLOCK_KEY);
  return true;
}
