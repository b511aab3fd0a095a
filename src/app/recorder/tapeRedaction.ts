import type { Tape } from '@/kernel/tape';
import { Redaction } from './redaction';

const known = new WeakMap<Tape, Redaction>();

/** How a tape hides: the same placeholders in its base and in everything that comes after, until the member changes. */
export function redactionOf(tape: Tape): Redaction {
  const before = known.get(tape);
  if (before) return before;
  const redaction = new Redaction();
  known.set(tape, redaction);
  return redaction;
}

/** Begins where the page load before left off, so that no placeholder is given twice. */
export function startRedaction(tape: Tape, { given }: { given: number }): void {
  if (!known.has(tape)) known.set(tape, new Redaction(given));
}

/** Forgets whose session it was: what comes is somebody else's, with placeholders of its own. */
export function forgetMember(tape: Tape): void {
  known.set(tape, new Redaction(redactionOf(tape).pseudonyms.given));
}
