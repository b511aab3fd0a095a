import type { ReactNode } from 'react';
import type { Book } from '@/contract/book';
import { useAppSelector } from '@/kernel/hooks';
import { useServerNow } from '@/shell/clock/useServerNow';
import { href } from '@/shell/navigation/href';
import { useGo } from '@/shell/navigation/useGo';
import { booksText } from '@/text/books';
import { CoverCard } from '@/ui/cover/Cover';
import { selectAgeVerdict } from './ageGate';
import { Veil } from './books.styles';
import { isLimited, marksOf } from './marks';

interface BookCardProps {
  book: Book;
  /** Under the title; default the latest chapter, or for how long it is free. */
  note?: ReactNode;
  /** Where it leads; default the book's page. */
  to?: string;
  /** On the first screen. */
  eager?: boolean;
  /** On the lower edge of the cover. */
  foot?: ReactNode;
}

/** A book as a cover with one mark, its title and one line (pages 6). */
export function BookCard({ book, note, to = href.bookinfo(book.id), eager, foot }: BookCardProps) {
  const go = useGo();
  const now = useServerNow();
  const veiled = useAppSelector(selectAgeVerdict) === 'veiled' && book.adult;
  return (
    <Veil data-veiled={veiled || undefined}>
      <CoverCard
        name={book.title}
        note={note ?? noteOf(book, now)}
        src={book.cover}
        color={book.coverColor || undefined}
        marks={marksOf(book, now)}
        href={to}
        onGo={() => go(to)}
        eager={eager}
        foot={veiled ? <span>{booksText.adultMark}</span> : foot}
        aria-label={veiled ? booksText.veiled(book.title) : undefined}
      />
    </Veil>
  );
}

/** The one line under a title; `left` says for how long it is free, by default as briefly as a cover has room for. */
export function noteOf(book: Book, now: number, left: (ms: number) => string = booksText.limitedShort): string {
  if (isLimited(book, now)) return left((book.freeUntil ?? now) - now);
  if (book.status === 'finished') return booksText.finishedAt(book.kind, book.chapterCount);
  return book.latest ? booksText.chapter(book.kind, book.latest) : booksText.noChapters;
}
