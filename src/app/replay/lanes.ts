import { application } from './plaza';
import type { SessionFile } from './sessionFile';

/** Where an action stands on the timeline. */
export type Lane = 'route' | 'request' | 'machine' | 'tap' | 'other';

/** Names of facts that only a finger, a key or the browser's own buttons make: all that a file without touches says of them. */
const TAP =
  /\/(\w*(Asked|Tapped|Chosen|Ticked|Typed|Drafted|Dismissed|Submitted|Pulled|Picked|Confirmed|Toggled|Switched|Turned)|asked|tapped|chosen|ticked|typed|drafted|dismissed|submitted|pulled|picked|confirmed|toggled|switched|turned)\w*$/;

/** The app answers a finger that went up, or a key, within this, ms. */
const ANSWERED_WITHIN = 300;

/** The entries that a finger or a key brought about; undefined where the file says nothing of touches. */
export function touchedEntries({
  entries,
  touches,
}: Pick<SessionFile, 'entries' | 'touches'>): ReadonlySet<number> | undefined {
  if (!touches) return undefined;
  const touched = new Set<number>();
  for (const { kind, t, s } of touches) {
    const next = entries[s];
    if (kind !== 'up' && kind !== 'key') continue;
    // What an effect dispatched is no answer to a finger by itself.
    if (next && next.by === undefined && next.t - t <= ANSWERED_WITHIN) touched.add(next.s);
  }
  return touched;
}

/** The lane of an action: places, calls, what somebody did, what machines answered. `touched`: whether a finger or a key came right before. */
export function laneOf({ type }: { type: string }, touched = TAP.test(type)): Lane {
  if (type.startsWith('api/execute')) return 'request';
  if (type.startsWith(`${application.routeSlice}/`) && !touched) return 'route';
  if (touched) return 'tap';
  return (type.split('/')[0] ?? '') in application.machines ? 'machine' : 'other';
}
