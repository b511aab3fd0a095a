import { Check } from 'lucide-react';
import { memo } from 'react';
import type { BookKind, Chapter } from '@/contract/book';
import { onPlainClick } from '@/lib/react/plainClick';
import { dayText } from '@/lib/time/calendarDay';
import { href } from '@/shell/navigation/href';
import { ITEM_ATTRIBUTE } from '@/shell/navigation/restingPlace';
import { booksText } from '@/text/books';
import { chaptersText as text } from '@/text/chapters';
import { countText } from '@/text/units';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { ChapterState } from './ChapterState';
import { isForSale } from './chapterAt';
import { Row, Words } from './chapters.styles';

interface ChapterRowProps {
  chapter: Chapter;
  kind: BookKind;
  /** The one being read. */
  current: boolean;
  onOpen: (chapter: Chapter) => void;
  /** While several are chosen to be bought: whether this one is. */
  chosen?: boolean | undefined;
  onChoose?: ((chapter: Chapter, on: boolean) => void) | undefined;
}

/** A chapter in a list: its name, when it came, how long it is, and how it stands to the member. */
export const ChapterRow = memo(function ChapterRow({
  chapter,
  kind,
  current,
  onOpen,
  chosen,
  onChoose,
}: ChapterRowProps) {
  const { id, bookId, read, publishTime, pageCount, wordCount, commentCount } = chapter;
  const name = booksText.chapter(kind, chapter);
  const facts = [
    dayText(publishTime),
    pageCount ? text.pages(pageCount) : wordCount ? text.words(countText(wordCount)) : '',
    commentCount > 0 ? text.comments(countText(commentCount)) : '',
  ].filter(Boolean);
  const content = (
    <>
      <Words>
        <b>{name}</b>
        <small>
          {read && (
            <>
              <Check aria-hidden="true" />
              {text.read}
              {' · '}
            </>
          )}
          {facts.join(' · ')}
        </small>
      </Words>
      <ChapterState chapter={chapter} current={current} />
    </>
  );
  const marks = { 'data-read': read || undefined, 'data-current': current || undefined, [ITEM_ATTRIBUTE]: `c${id}` };
  if (onChoose) {
    return (
      <Row as="label" {...marks}>
        <input
          type="checkbox"
          checked={chosen === true}
          disabled={!isForSale(chapter)}
          onChange={(event) => onChoose(chapter, event.target.checked)}
        />
        <Spoken>{text.checkbox(name)}</Spoken>
        {content}
      </Row>
    );
  }
  return (
    <Row
      {...marks}
      href={href.readbook(bookId, id)}
      aria-current={current ? 'location' : undefined}
      onClick={onPlainClick(() => onOpen(chapter))}
    >
      {content}
    </Row>
  );
});
