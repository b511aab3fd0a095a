import * as v from 'valibot';
import { Diamonds, Id, PlatformType } from '@/contract/fields';
import type { StorePort } from '@/kernel/ports';
import { readKept } from '@/kernel/readKept';
import type { EachState } from '@/lib/machine/states';
import type { DownloadState } from './downloadMachine';

/** Where a paid intent of this tab is kept until it is settled; it survives reload and the cashier (E1). */
export const INTENT_KEY = 'plaza:download-intent';

const Kept = v.object({
  at: v.picklist(['confirming', 'away', 'unknown']),
  uid: v.pipe(v.string(), v.minLength(1)),
  price: Diamonds,
  intent: v.object({
    requestId: v.string(),
    askedAt: v.number(),
    platform: PlatformType,
    from: v.object({ page: v.string(), address: v.string() }),
    game: v.object({
      id: Id,
      appID: v.string(),
      name: v.string(),
      icon: v.string(),
      onlineType: v.number(),
      buyAmount: Diamonds,
      owned: v.boolean(),
      vipFree: v.boolean(),
      platforms: v.array(PlatformType),
      size: v.number(),
    }),
  }),
});

/** What a reload finds: a question is asked again, a sent request is one whose answer was lost; null is not noted. */
const afterReload: EachState<DownloadState, v.InferOutput<typeof Kept>['at'] | null> = {
  idle: null,
  choosing: null,
  loginNeeded: null,
  confirming: 'confirming',
  repriced: 'confirming',
  checking: 'confirming',
  insufficient: 'away',
  away: 'away',
  requesting: 'unknown',
  unknown: 'unknown',
  started: null,
  failed: null,
};

/** Notes where a member's purchase stands; a guest's free download is not worth a note. */
export function noteIntent(session: StorePort, uid: string, state: DownloadState): void {
  const at = afterReload[state.at];
  if (at && uid !== '' && 'price' in state && state.intent.game.onlineType !== 0) {
    const { intent, price } = state;
    session.write(INTENT_KEY, JSON.stringify({ at, uid, intent, price }));
  } else if (session.read(INTENT_KEY) !== null) session.remove(INTENT_KEY);
}

/** The intent this tab left before a reload, if it is this member's. */
export function readIntent(
  session: StorePort,
  uid: string,
): Extract<DownloadState, { at: 'confirming' | 'away' | 'unknown' }> | undefined {
  const kept = readKept(session, INTENT_KEY, Kept);
  if (kept?.uid !== uid) return undefined;
  const { at, intent, price } = kept;
  return at === 'confirming' ? { at, intent, price, unpaid: false } : { at, intent, price };
}

/** Throws away the note of somebody else than who is signed in now, and answers whether there was one. */
export function dropAnothers(session: StorePort, uid: string): boolean {
  const kept = readKept(session, INTENT_KEY, Kept);
  if (!kept || uid === '' || kept.uid === uid) return false;
  session.remove(INTENT_KEY);
  return true;
}
