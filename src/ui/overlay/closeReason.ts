/** How a member asked to close an overlay; the answer belongs to the owner of `open` (before-close, F3). */
export type CloseReason = 'escape' | 'scrim' | 'x' | 'drag' | 'back';

const reasons: Readonly<Record<string, CloseReason>> = {
  'escape-key': 'escape',
  'outside-press': 'scrim',
  'close-press': 'x',
  swipe: 'drag',
  'close-watcher': 'back',
};

/** What has closed a layer already: between two listeners of one key press, the layer below has become the top. */
const spent = new WeakSet<Event>();

/** The member's reason behind Base UI's; undefined for those no member gives (focus moving, code). */
export function closeReason({ reason, event }: { reason: string; event?: Event }): CloseReason | undefined {
  return event && spent.has(event) ? undefined : reasons[reason];
}

/** Notes that this event has asked its one layer to close. */
export function spend({ event }: { event?: Event }): void {
  if (event) spent.add(event);
}
