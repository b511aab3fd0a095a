import type { Bulletin } from '@/contract/bulletin';

export type BulletinState =
  | { at: 'hidden' }
  | { at: 'checking' }
  /** It waits its turn (F1, `bulletinTurn`); `picked`: the member asked for it. */
  | { at: 'waiting'; bulletin: Bulletin; picked?: true }
  | { at: 'shown'; bulletin: Bulletin; notToday: boolean };

export const bulletinStart = 'hidden';

export const bulletinTable = {
  hidden: { checkDue: ['checking'], picked: ['waiting'] },
  checking: { arrived: ['waiting'], nothingNew: ['hidden'], picked: ['waiting'] },
  waiting: { cleared: ['shown'] },
  shown: { notTodayTicked: ['shown'], closed: ['hidden'] },
} as const;
