import * as v from 'valibot';
import { Id } from '@/contract/fields';
import type { StorePort } from '@/kernel/ports';
import { readKept } from '@/kernel/readKept';
import { type ClaimIntent, type ClaimState, isUnderWay } from './claimMachine';

/** Requests of this tab whose answers are still out; they survive a reload. */
const CLAIMS_KEY = 'plaza:claims';

const Target = v.variant('kind', [
  v.object({ kind: v.literal('gift'), id: Id }),
  v.object({ kind: v.literal('task'), id: Id }),
  v.object({ kind: v.literal('join'), id: Id }),
  v.object({ kind: v.literal('draw'), id: Id }),
  v.object({ kind: v.literal('reward'), id: Id, rid: Id }),
]);
const Kept = v.object({
  uid: v.pipe(v.string(), v.minLength(1)),
  intents: v.array(v.object({ target: Target, requestId: v.string() })),
});

/** Notes what a member's claims are waiting for. */
export function noteClaims(session: StorePort, uid: string, claims: Readonly<Record<string, ClaimState>>): void {
  const intents = Object.values(claims).flatMap((claim) => (isUnderWay(claim) ? [claim.intent] : []));
  if (uid !== '' && intents.length > 0) session.write(CLAIMS_KEY, JSON.stringify({ uid, intents }));
  else if (session.read(CLAIMS_KEY) !== null) session.remove(CLAIMS_KEY);
}

/** What this tab was waiting for before a reload, if it is this member's. */
export function readClaims(session: StorePort, uid: string): readonly ClaimIntent[] {
  const kept = readKept(session, CLAIMS_KEY, Kept);
  return kept?.uid === uid ? kept.intents : [];
}
