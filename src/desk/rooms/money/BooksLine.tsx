import { Link } from 'react-router';
import type { Books } from '@/contract/desk/money';
import { useRoomPath } from '@/desk/kit/room/openRooms';
import { momentText } from '@/desk/kit/time/timeText';
import { useNow } from '@/desk/world/useNow';
import { moneyDeskText as text } from '@/text/desk/money';
import { Bad, BooksFoot, Good } from './money.styles';

/** At the foot: the sums of the ledger that have to be zero, and when they were last asked. */
export function BooksLine({ books }: { books: Books | null }) {
  const now = useNow();
  const today = useRoomPath()('today');
  if (books === null) return <BooksFoot aria-label={text.books.title}>{text.books.never}</BooksFoot>;
  const isBroken = books.sums.some(({ brokenSince }) => brokenSince !== null);
  return (
    <BooksFoot aria-label={text.books.title}>
      <span>{text.books.checked(momentText(books.checkedAt, now))}</span>
      {books.sums.map(({ name, brokenSince }) => (
        <span key={name}>
          {text.books.sums[name]}{' '}
          {brokenSince === null ? <Good>0</Good> : <Bad>{text.books.broken(momentText(brokenSince, now))}</Bad>}
        </span>
      ))}
      {isBroken && today !== undefined && <Link to={today}>{text.books.alerts}</Link>}
    </BooksFoot>
  );
}
