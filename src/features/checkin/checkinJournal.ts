import * as v from 'valibot';
import type { StorePort } from '@/kernel/ports';
import { readKept } from '@/kernel/readKept';
import { type CheckinIntent, type CheckinState, isUnderWay } from './checkinMachine';

/** A request under way, for this tab: a reload must not lose what became of it. */
const CHECKIN_KEY = 'plaza:checkin';

const Kept = v.object({
  uid: v.pipe(v.string(), v.minLength(1)),
  intent: v.variant('kind', [
    v.object({ kind: v.literal('sign'), requestId: v.string(), day: v.optional(v.string()) }),
    v.object({ kind: v.literal('makeup'), requestId: v.string(), day: v.string(), price: v.number() }),
  ]),
});

/** Notes a request under way, or takes the note away. */
export function noteCheckin(session: StorePort, uid: string, state: CheckinState): void {
  if (isUnderWay(state) && uid !== '') {
    session.write(CHECKIN_KEY, JSON.stringify({ uid, intent: state.intent }));
  } else if (session.read(CHECKIN_KEY) !== null) session.remove(CHECKIN_KEY);
}

/** The request a reload interrupted, if it was this member's. */
export function readCheckin(session: StorePort, uid: string): CheckinIntent | undefined {
  const kept = readKept(session, CHECKIN_KEY, Kept);
  return kept?.uid === uid ? kept.intent : undefined;
}
