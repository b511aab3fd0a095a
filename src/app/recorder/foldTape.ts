import { everySlice } from '@/app/replay/breathe';
import { isRecorded } from '@/app/replay/isRecorded';
import type { ClockPort } from '@/kernel/ports';
import type { Tape, TapeEntry } from '@/kernel/tape';
import { foldEntries } from './foldEntries';
import { collectMembers } from './redactAction';
import { forgetMember, redactionOf } from './tapeRedaction';

const working = new WeakMap<Tape, Promise<void>>();

/**
 * Folds the entries of a tape up to `last` into its base, in slices, while it goes on being written. `forget` after a
 * change of account: nothing that was hidden before has a name any more.
 */
export function foldTape(tape: Tape, last: TapeEntry | undefined, clock: ClockPort, forget = false): Promise<void> {
  const work = (working.get(tape) ?? Promise.resolve()).then(async () => {
    const upTo = last ? tape.entries.indexOf(last) + 1 : 0;
    if (upTo > 0) {
      const oldest = tape.entries.slice(0, upTo);
      const recorded = oldest.filter(({ action }) => isRecorded(action));
      const redaction = redactionOf(tape);
      collectMembers(recorded, redaction);
      const base = await foldEntries(tape.base, recorded, redaction, everySlice(clock));
      if (base) tape.base = base;
      tape.entries.splice(0, upTo);
      const first = tape.entries[0]?.at ?? Number.POSITIVE_INFINITY;
      tape.marks = tape.marks.filter(({ at }) => at >= first);
      // The same list: whoever watches writes on in it.
      tape.touches?.splice(0, tape.touches.filter(({ at }) => at < first).length);
    }
    if (forget) forgetMember(tape);
  });
  working.set(tape, work);
  return work;
}
