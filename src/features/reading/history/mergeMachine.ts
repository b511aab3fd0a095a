/** Taking over what was read as a guest, asked once after login (pages 17). */
export type MergeState =
  | { at: 'resting' }
  /** The member is asked. */
  | { at: 'offered' }
  | { at: 'merging' }
  /** It could not be sent; the rows are still here. */
  | { at: 'failed' };

export const mergeStart = 'resting';

export const mergeTable = {
  resting: { offered: ['offered'] },
  offered: { accepted: ['merging'], declined: ['resting'], ended: ['resting'] },
  merging: { merged: ['resting'], failed: ['failed'], ended: ['resting'] },
  failed: { accepted: ['merging'], declined: ['resting'], ended: ['resting'] },
} as const;
