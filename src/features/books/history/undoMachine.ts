import type { LocalEntry } from '@/features/reading/history/localHistorySlice';

/** Deleting from the history can be taken back for a few seconds. */
export type UndoState =
  | { at: 'resting' }
  /** `local`: what a guest deleted on this device; a member's rows are the server's to bring back. */
  | { at: 'offered'; bookIds: readonly number[]; local: readonly LocalEntry[] }
  | { at: 'restoring'; bookIds: readonly number[]; local: readonly LocalEntry[] };

export const undoStart = 'resting';

export const undoTable = {
  resting: { deleted: ['offered'] },
  offered: { deleted: ['offered'], undone: ['restoring'], expired: ['resting'], ended: ['resting'] },
  restoring: { restored: ['resting'], failed: ['offered'], ended: ['resting'] },
} as const;
