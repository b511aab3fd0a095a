import { Pick } from '@/features/books/managed.styles';
import { marksOf } from '@/features/books/marks';
import { useServerNow } from '@/shell/clock/useServerNow';
import { booksText } from '@/text/books';
import { shelfText as text } from '@/text/shelf';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { Cover, CoverCard } from '@/ui/cover/Cover';
import { Name, Note } from '@/ui/cover/cover.styles';
import { Cell, New } from './subscriblist.styles';
import { type ShelfItemProps, useShelfItem } from './useShelfItem';

/** A subscribed book as a cover: what is new on its edge. */
export function ShelfCard({ row, opens, chosen, onChoose }: ShelfItemProps) {
  const now = useServerNow();
  const { book, newChapters } = row;
  const { to, note, onGo } = useShelfItem(row, opens);
  const marks = marksOf(book, now);
  const news = newChapters > 0 && <New>{text.news(newChapters)}</New>;
  if (chosen !== undefined) {
    return (
      <Cell as="label">
        <Pick type="checkbox" checked={chosen} onChange={(event) => onChoose(book.id, event.target.checked)} />
        <Spoken>{booksText.choose(book.title)}</Spoken>
        <Cover src={book.cover} alt="" color={book.coverColor || undefined} marks={marks} foot={news} />
        <Name aria-hidden="true">{book.title}</Name>
        <Note>{note}</Note>
      </Cell>
    );
  }
  return (
    <CoverCard
      name={book.title}
      note={note}
      src={book.cover}
      color={book.coverColor || undefined}
      marks={marks}
      foot={news}
      href={to}
      onGo={onGo}
    />
  );
}
