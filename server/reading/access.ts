import type { Reader } from '@server/db/database';
import { ownedItems } from '@server/money/buy';
import { isVip } from '@server/money/vip';
import type { Viewer } from '@server/people/viewer';
import type { Chapter } from '@/contract/book';
import type { StoredBook, StoredChapter } from './books';

/** What decides over a chapter, of the chapter and of its book. */
type Priced = Pick<StoredChapter, 'id' | 'pay' | 'freeUntil'>;
type Shelved = Pick<StoredBook, 'status' | 'pay' | 'freeUntil'>;

/** Whether a chapter is open to somebody, and why. */
export interface Access {
  locked: boolean;
  reason: NonNullable<Chapter['unlockReason']> | null;
}

const open = (reason: Access['reason']): Access => ({ locked: false, reason });
const closed: Access = { locked: true, reason: null };

/** When a chapter stops being free for everybody: its own end or its book's; 0 for never been. */
function freeUntilOf(chapter: Priced, book: Shelved): number {
  const own = chapter.pay === 'limited' ? (chapter.freeUntil?.getTime() ?? 0) : 0;
  const whole = book.pay === 'limited' ? (book.freeUntil?.getTime() ?? 0) : 0;
  return Math.max(own, whole);
}

/**
 * Who may read what (contract 3): free chapters everybody, bought ones their buyer for ever, limited ones everybody
 * until their end, all of them running VIP. Of a book off the shelf only what was bought.
 */
export async function accessTo(
  reader: Reader,
  book: Shelved,
  chapters: readonly Priced[],
  { userId, now }: Viewer,
): Promise<(chapter: Priced) => Access> {
  const ids = chapters.filter(({ pay }) => pay !== 'free').map(({ id }) => id);
  const all = book.status === 'off' ? chapters.map(({ id }) => id) : ids;
  const owned = userId === null ? new Set<number>() : await ownedItems(reader, userId, 'chapter', all);
  const vip = userId !== null && (await isVip(reader, userId, now));
  return (chapter) => {
    if (owned.has(chapter.id)) return open('bought');
    if (book.status === 'off') return closed;
    if (chapter.pay === 'free') return open('free');
    if (freeUntilOf(chapter, book) > now) return open('limited');
    return vip ? open('vip') : closed;
  };
}

/** When a chapter that is free for now stops being so, epoch ms; null for one that is not. */
export function freeEnd(chapter: Priced, book: Shelved, now: number): number | null {
  const until = freeUntilOf(chapter, book);
  return chapter.pay !== 'free' && until > now ? until : null;
}
