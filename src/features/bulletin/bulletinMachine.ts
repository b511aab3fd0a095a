import type { Bulletin } from '@/contract/bulletin';

export type BulletinState =
  | { at: 'hidden' }
  | { at: 'checking' }
  /** It waits while a purchase dialog is open (F1). */
  | { at: 'waiting'; bulletin: Bulletin }
  | { at: 'shown'; bulletin: Bulletin; notToday: boolean };

export const bulletinStart = 'hidden';

export const bulletinTable = {
  hidden: { checkDue: ['checking'], picked: ['waiting'] },
  checking: { arrived: ['waiting'], nothingNew: ['hidden'], picked: ['waiting'] },
  waiting: { cleared: ['shown'] },
  shown: { notTodayTicked: ['shown'], closed: ['hidden'] },
} as const;
