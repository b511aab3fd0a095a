import type { Chapter } from '@/contract/book';

/** What the end of a row says about a chapter; whether it is locked is the server's word. */
export type ChapterAt = 'free' | 'bought' | 'vipOpen' | 'limited' | 'locked' | 'vipOnly' | 'lockedOff';

/** How a chapter stands to the member. */
export function chapterAt({ locked, unlockReason, pay, price }: Chapter): ChapterAt {
  if (locked) {
    if (pay === 'vip' && price === 0) return 'vipOnly';
    return price > 0 ? 'locked' : 'lockedOff';
  }
  if (unlockReason === 'bought') return 'bought';
  if (unlockReason === 'vip') return 'vipOpen';
  if (unlockReason === 'limited') return 'limited';
  return 'free';
}

/** Whether diamonds can open it now. */
export const isForSale = (chapter: Chapter): boolean => chapterAt(chapter) === 'locked';
