import { Lock, MessageCircle } from 'lucide-react';
import { bookApi } from '@/api/bookApi';
import type { ChapterContent } from '@/contract/book';
import { href } from '@/shell/navigation/href';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { readingText } from '@/text/reading';
import { countText } from '@/text/units';
import { Button } from '@/ui/button/Button';
import { commentsOf } from './commentsOf';
import { EndPart } from './EndPart';
import { Talk, Turn } from './turn.styles';

const text = readingText.turn;

interface TurnPartProps {
  content: ChapterContent;
  side: 'next' | 'previous';
  onGo: () => void;
}

/** How a chapter of this book is called. */
export const nameOf = ({ chapter, book }: Pick<ChapterContent, 'chapter' | 'book'>): string =>
  (book.kind === 'novel' ? readingText.section : readingText.chapter)(chapter.index, chapter.title);

/** Between two chapters: nothing goes on by itself from here. */
export function TurnPart({ content, side, onGo }: TurnPartProps) {
  const { book, chapter, nextId, prevId } = content;
  const hasInfo = useRoutes().find('bookinfo') !== undefined;
  const cid = side === 'next' ? nextId : prevId;
  // Its name where it is known already; nothing is asked for it.
  const { data: other } = bookApi.endpoints.chapterContent.useQueryState({ id: book.id, cid: cid ?? 0 });
  if (side === 'next' && cid == null) return <EndPart content={content} />;
  return (
    <Turn>
      {side === 'next' && <p>{text.finished(nameOf(content))}</p>}
      <h2>
        <small>{side === 'next' ? text.nextName[book.kind] : text.previousName[book.kind]}</small>
        {other && nameOf(other)}
        {other?.chapter.locked && (
          <em>
            <Lock aria-hidden="true" />
            {text.locked}
          </em>
        )}
      </h2>
      <Button tone="main" size="l" onClick={onGo}>
        {side === 'next' ? text.go[book.kind] : text.goBack[book.kind]}
      </Button>
      {side === 'next' && hasInfo && (
        <Talk to={href.bookinfo(book.id, commentsOf(chapter))}>
          <MessageCircle aria-hidden="true" />
          {text.comments(chapter.commentCount > 0 ? countText(chapter.commentCount) : '')}
        </Talk>
      )}
    </Turn>
  );
}
