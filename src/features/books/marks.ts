import type { Book } from '@/contract/book';
import type { MarkKind } from '@/ui/mark/Mark';

/** Whether a book or chapter is free for now; both moments in epoch ms of the server. */
export const isLimited = ({ pay, freeUntil }: Pick<Book, 'pay' | 'freeUntil'>, now: number): boolean =>
  pay === 'limited' && freeUntil != null && freeUntil > now;

/** What a book is marked with: limited free while it lasts, free for ever, VIP only, free, hot. */
export function marksOf({ pay, freeUntil, hot }: Pick<Book, 'pay' | 'freeUntil' | 'hot'>, now: number): MarkKind[] {
  const marks: MarkKind[] = hot ? ['hot'] : [];
  if (pay === 'limited') {
    if (freeUntil == null) marks.push('forever');
    else if (freeUntil > now) marks.push('limited');
  }
  if (pay === 'vip') marks.push('vip');
  if (pay === 'free') marks.push('free');
  return marks;
}
