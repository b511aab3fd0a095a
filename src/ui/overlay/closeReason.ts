/** How a member asked to close an overlay; the answer belongs to the owner of `open` (before-close, F3). */
export type CloseReason = 'escape' | 'scrim' | 'x' | 'drag' | 'back';

const reasons: Readonly<Record<string, CloseReason>> = {
  'escape-key': 'escape',
  'outside-press': 'scrim',
  'close-press': 'x',
  swipe: 'drag',
};

/** The member's reason behind Base UI's; undefined for those no member gives (focus moving, code). */
export function closeReason(reason: string): CloseReason | undefined {
  return reasons[reason];
}
