import { chaptersUnlock, chapterUnlock } from '@/features/books/chapterUnlock';
import type { UnlockCalls } from '@/features/unlock/unlockCalls';
import { welfareUnlock } from '@/features/welfare/welfareUnlock';

/** How each kind of locked thing is asked for, put together from the features. */
export const unlockCalls: UnlockCalls = {
  chapter: chapterUnlock,
  chapters: chaptersUnlock,
  welfare: welfareUnlock,
};
