import type { Subscription } from '@/contract/book';
import type { BookPrefs } from '@/features/books/bookPrefsSlice';
import { markSeen } from '@/features/books/shelf/unsubscribeAll';
import { useAppDispatch } from '@/kernel/hooks';
import { href } from '@/shell/navigation/href';
import { useGo } from '@/shell/navigation/useGo';
import { useLink } from '@/shell/navigation/useLink';
import { booksText } from '@/text/books';
import { shelfText as text } from '@/text/shelf';

/** One book of the shelf, as a card or a row takes it. */
export interface ShelfItemProps {
  row: Subscription;
  opens: BookPrefs['opens'];
  /** While books are chosen: whether this one is. */
  chosen: boolean | undefined;
  onChoose: (bookId: number, on: boolean) => void;
}

/** Where a tap leads, and the line that says how far one is. */
export function useShelfItem({ book, place, next, newChapters }: Subscription, opens: BookPrefs['opens']) {
  const dispatch = useAppDispatch();
  const go = useGo();
  const info = href.bookinfo(book.id);
  const chapter = useLink()(next ? href.readbook(book.id, next.id) : undefined);
  const to = opens === 'next' && book.status !== 'off' && chapter ? chapter.href : info;
  return {
    to,
    info,
    note: book.status === 'off' ? booksText.status.off : noteOf({ book, place, next }),
    onGo: () => {
      // Whoever opens a book has seen what was announced of it.
      if (newChapters > 0) void dispatch(markSeen([book.id]));
      go(to);
    },
  };
}

function noteOf({ book, place, next }: Pick<Subscription, 'book' | 'place' | 'next'>): string {
  if (!place) return text.unread;
  if (!next) return text.done;
  return text.readTo(booksText.place(book.kind, place.chapterIndex, place.page + 1, place.total));
}
