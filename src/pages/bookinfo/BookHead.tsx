import type { ReactNode, Ref } from 'react';
import type { BookDetail } from '@/contract/book';
import { marksOf } from '@/features/books/marks';
import { momentText } from '@/lib/time/calendarDay';
import { useServerNow } from '@/shell/clock/useServerNow';
import { bookInfoText as text } from '@/text/bookInfo';
import { booksText } from '@/text/books';
import { countText } from '@/text/units';
import { CollapsingHeader } from '@/ui/app-frame/CollapsingHeader';
import { Blurred } from '@/ui/cover/blurred.styles';
import { Image } from '@/ui/image/Image';
import { Mark } from '@/ui/mark/Mark';
import { Art, Facts, Front, Labels, Names } from './bookinfo.styles';

interface BookHeadProps {
  book: BookDetail;
  onBack: () => void;
  /** What leaves the screen when the bar takes over. */
  head: Ref<HTMLDivElement>;
  collapsed: boolean;
  /** The way into the book. */
  main: ReactNode;
}

/** The cover before itself out of focus, and what a book is in one look. */
export function BookHead({ book, onBack, head, collapsed, main }: BookHeadProps) {
  const now = useServerNow();
  const { title, author, cover, coverColor, kind, status, labels, freeUntil } = book;
  const marks = marksOf(book, now);
  const isLimited = marks.includes('limited') && freeUntil != null;
  const facts = [
    [text.score, book.score > 0 ? book.score.toFixed(1) : text.noScore],
    [text.heat, countText(book.heat)],
    [text.subscribers, countText(book.subscribeCount)],
    [
      text.chapters(kind),
      kind === 'novel' && book.wordCount ? text.words(countText(book.wordCount)) : countText(book.chapterCount),
    ],
  ] as const;
  return (
    <>
      <CollapsingHeader
        onBack={onBack}
        collapsed={collapsed}
        picture={
          <span>
            <Image src={cover} alt="" ratio={3 / 4} color={coverColor || undefined} radius="var(--r-4)" />
          </span>
        }
        title={title}
        note={[book.score > 0 && `★ ${book.score.toFixed(1)}`, booksText.status[status]].filter(Boolean).join(' · ')}
        main={main}
      />
      <Art>
        <Blurred aria-hidden="true">
          <Image src={cover} alt="" ratio={3 / 4} color={coverColor || undefined} />
        </Blurred>
        <Front ref={head}>
          <Image src={cover} alt="" ratio={3 / 4} color={coverColor || undefined} radius="var(--r-12)" eager />
          <Names>
            <h1>{title}</h1>
            {author && <p>{text.author(author)}</p>}
            <p>
              {booksText.kind[kind]} · {booksText.status[status]}
            </p>
            <Labels>
              {marks.map((mark) => (
                <Mark key={mark} kind={mark} />
              ))}
              {labels.map(({ id, name }) => (
                <span key={id}>{name}</span>
              ))}
            </Labels>
            {isLimited && <p>{text.limitedUntil(momentText(freeUntil))}</p>}
          </Names>
        </Front>
        <Facts aria-label={text.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      </Art>
    </>
  );
}
