import { memo } from 'react';
import { Lead, Line } from '@/features/books/managed.styles';
import { PickedLine } from '@/features/books/PickedLine';
import { ReadBar, readShare } from '@/features/books/ReadBar';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { ITEM_ATTRIBUTE } from '@/shell/navigation/restingPlace';
import { useLink } from '@/shell/navigation/useLink';
import { booksText } from '@/text/books';
import { readHistoryText as text } from '@/text/readHistory';
import { timeAgo } from '@/text/units';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { LinkButton } from '@/ui/button/Button';
import { Cover } from '@/ui/cover/Cover';
import { Tag } from '@/ui/mark/Mark';
import type { HistoryRow } from './historyRows';
import { Says } from './readhistory.styles';

interface HistoryItemProps {
  row: HistoryRow;
  now: number;
  /** While rows are chosen to be deleted: whether this one is. */
  chosen: boolean | undefined;
  onChoose: (bookId: number, on: boolean) => void;
}

/** One book: how far it was read, when, and the way back to that page. */
export const HistoryItem = memo(function HistoryItem({ row, now, chosen, onChoose }: HistoryItemProps) {
  const { book, place, newChapters } = row;
  const go = useLink()(href.readbook(book.id, place.chapterId));
  const off = book.status === 'off';
  const content = (
    <>
      <Cover src={book.cover} alt="" color={book.coverColor || undefined} />
      <Says>
        <b>{book.title}</b>
        <span>{text.at(booksText.place(book.kind, place.chapterIndex, place.page + 1, place.total))}</span>
        <ReadBar place={place} />
        <Spoken>{text.percent(Math.round(readShare(place) * 100))}</Spoken>
        <small>
          {timeAgo(place.updateTime, now)}
          {off ? <Tag>{text.off}</Tag> : newChapters > 0 && <Tag tone="blue">{text.news(newChapters)}</Tag>}
        </small>
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
      <Lead as={Link} to={href.bookinfo(book.id)}>
        {content}
      </Lead>
      {go && (
        <LinkButton as={Link} to={go.href} size="s" tone="tint" aria-label={text.goOnNamed(book.title)}>
          {text.goOn}
        </LinkButton>
      )}
    </Line>
  );
});
