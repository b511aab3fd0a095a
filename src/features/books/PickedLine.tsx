import type { ReactNode } from 'react';
import { booksText } from '@/text/books';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { Lead, Line, Pick } from './managed.styles';

interface PickedLineProps {
  book: { id: number; title: string };
  chosen: boolean;
  onChoose: (bookId: number, on: boolean) => void;
  children: ReactNode;
}

/** A book of a managed list while rows are chosen: the whole row is its tick. */
export function PickedLine({ book, chosen, onChoose, children, ...mark }: PickedLineProps) {
  return (
    <Line as="label" {...mark}>
      <Pick type="checkbox" checked={chosen} onChange={(event) => onChoose(book.id, event.target.checked)} />
      <Spoken>{booksText.choose(book.title)}</Spoken>
      <Lead as="span">{children}</Lead>
    </Line>
  );
}
