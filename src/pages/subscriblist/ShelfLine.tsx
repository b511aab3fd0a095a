import { Lead, Line } from '@/features/books/managed.styles';
import { marksOf } from '@/features/books/marks';
import { PickedLine } from '@/features/books/PickedLine';
import { onPlainClick } from '@/lib/react/plainClick';
import { useServerNow } from '@/shell/clock/useServerNow';
import { Link } from '@/shell/navigation/Link';
import { ITEM_ATTRIBUTE } from '@/shell/navigation/restingPlace';
import { booksText } from '@/text/books';
import { shelfText as text } from '@/text/shelf';
import { timeAgo } from '@/text/units';
import { LinkButton } from '@/ui/button/Button';
import { Cover } from '@/ui/cover/Cover';
import { New, Says } from './subscriblist.styles';
import { type ShelfItemProps, useShelfItem } from './useShelfItem';

/** A subscribed book as a row: how far one is, what came last and when. */
export function ShelfLine({ row, opens, chosen, onChoose }: ShelfItemProps) {
  const now = useServerNow();
  const { book, newChapters } = row;
  const { to, info, note, onGo } = useShelfItem(row, opens);
  const latest = book.latest ? booksText.updatedTo(booksText.chapter(book.kind, book.latest)) : booksText.noChapters;
  const content = (
    <>
      <Cover src={book.cover} alt="" color={book.coverColor || undefined} marks={marksOf(book, now)} />
      <Says>
        <b>{book.title}</b>
        <span>{note}</span>
        <small>
          {timeAgo(book.updateTime, now)} · {latest}
        </small>
        {newChapters > 0 && <New>{text.news(newChapters)}</New>}
      </Says>
    </>
  );
  const mark = { [ITEM_ATTRIBUTE]: `book-${book.id}` };
  if (chosen !== undefined) {
    return (
      <PickedLine {...mark} book={book} chosen={chosen} onChoose={onChoose}>
        {content}
      </PickedLine>
    );
  }
  return (
    <Line {...mark}>
      <Lead href={to} onClick={onPlainClick(onGo)}>
        {content}
      </Lead>
      {to !== info && (
        <LinkButton as={Link} to={info} size="s" aria-label={text.infoNamed(book.title)}>
          {text.info}
        </LinkButton>
      )}
    </Line>
  );
}
