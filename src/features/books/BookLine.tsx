import type { ReactNode } from 'react';
import type { Book } from '@/contract/book';
import { useAppSelector } from '@/kernel/hooks';
import { useServerNow } from '@/shell/clock/useServerNow';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { booksText } from '@/text/books';
import { countText } from '@/text/units';
import { Cover } from '@/ui/cover/Cover';
import { selectAgeVerdict } from './ageGate';
import { noteOf } from './BookCard';
import { Line, Says, Veil } from './books.styles';
import { marksOf } from './marks';

/** A book as a row: cover, title, genres, heat and latest chapter. */
export function BookLine({ book, lead }: { book: Book; lead?: ReactNode }) {
  const now = useServerNow();
  const veiled = useAppSelector(selectAgeVerdict) === 'veiled' && book.adult;
  const facts = [book.author, ...book.labels.slice(0, 2).map(({ name }) => name)].filter(Boolean).join(' · ');
  return (
    <Line as={Link} to={href.bookinfo(book.id)}>
      {lead}
      <Veil data-veiled={veiled || undefined}>
        <Cover src={book.cover} alt="" color={book.coverColor || undefined} marks={marksOf(book, now)} />
      </Veil>
      <Says>
        <b>{book.title}</b>
        <span data-facts>{facts}</span>
        <span>
          {booksText.heat(countText(book.heat))} · {noteOf(book, now, booksText.limitedLeft)}
        </span>
      </Says>
    </Line>
  );
}
