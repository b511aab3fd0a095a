import { ListTree, Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { BookDetail } from '@/contract/book';
import { askShareBook } from '@/features/books/askShareBook';
import { BookRail } from '@/features/books/BookRail';
import { SubscribeButton } from '@/features/books/SubscribeButton';
import { useWayIn } from '@/features/books/useWayIn';
import { useAppDispatch, useNow } from '@/kernel/hooks';
import { useScrolledPast } from '@/lib/react/useScrolledPast';
import { useCardTitle } from '@/shell/browser/useCardTitle';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { useLink } from '@/shell/navigation/useLink';
import { bookInfoText as text } from '@/text/bookInfo';
import { booksText } from '@/text/books';
import { timeAgo } from '@/text/units';
import { Button, LinkButton } from '@/ui/button/Button';
import { News } from '@/ui/icon-button/News';
import { lateView } from '@/ui/late/lateView';
import { SectionHeader } from '@/ui/section-header/SectionHeader';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { BookHead } from './BookHead';
import { Below, Foot, Off, Page, Side } from './bookinfo.styles';
import { ChapterPreview } from './ChapterPreview';
import { Intro } from './Intro';
import { PayWays } from './PayWays';
import { usePayFacts } from './usePayFacts';

// Below the first screen, and with the square's cards behind it.
const CommentsPreview = lateView(() =>
  import(/* webpackChunkName: "book-comments" */ './comments/CommentsPreview').then((m) => m.CommentsPreview),
);

/** The bar at the top, px: what has gone under it has left the screen. */
const UNDER = 52;

/** A book: what it is, where to go on, its chapters, how it is paid, what readers say, what is like it (pages 14). */
export function BookView({ book, onBack }: { book: BookDetail; onBack: () => void }) {
  const dispatch = useAppDispatch();
  useCardTitle(book.adult ? '' : book.title);
  const link = useLink();
  const now = useNow();
  const way = useWayIn(book);
  const payFacts = usePayFacts(book);
  // What the list held when the page was opened: more means a new chapter came meanwhile.
  const [seen] = useState(book.chapterCount);
  const hasNew = book.chapterCount > seen;
  const menu = link(href.bookmenu(book.id));
  const read = way.chapterId === undefined ? undefined : link(href.readbook(book.id, way.chapterId));
  const off = book.status === 'off';
  const { mark, past } = useScrolledPast<HTMLDivElement>(UNDER);
  const into = (size: 's' | 'm') =>
    read &&
    !off && (
      <LinkButton as={Link} to={read.href} tone="main" size={size}>
        {way.label}
      </LinkButton>
    );

  return (
    <Page>
      <BookHead book={book} onBack={onBack} head={mark} collapsed={past} main={into('s')} />
      {off && <Off role="status">{text.off}</Off>}
      <Intro book={book} />
      <SectionHeader
        title={text.chapterTitle}
        note={
          book.status === 'finished'
            ? text.finishedWith(book.kind, book.chapterCount)
            : book.latest &&
              `${booksText.updatedTo(booksText.chapter(book.kind, book.latest))} · ${timeAgo(book.updateTime, now)}`
        }
        {...(menu && { more: { ...menu, label: text.allChapters(book.kind, book.chapterCount) } })}
      />
      <ChapterPreview book={book} />
      {/* Asked for at once, shown when what stands above has its height: nothing is pushed down under a reader's eyes. */}
      <Below hidden={!payFacts.settled}>
        {!off && <PayWays book={book} facts={payFacts} />}
        <SectionHeader title={text.comments.title} />
        <Suspense fallback={<SkeletonRows count={2} lead="avatar" pill={false} />}>
          <CommentsPreview book={book} />
        </Suspense>
        {book.sameAuthor.length > 0 && (
          <section>
            <SectionHeader title={text.sameAuthor} />
            <BookRail label={text.sameAuthor} books={book.sameAuthor} />
          </section>
        )}
        {book.related.length > 0 && (
          <section>
            <SectionHeader title={text.related} />
            <BookRail label={text.related} books={book.related} />
          </section>
        )}
      </Below>
      <Foot data-away={(past && read !== undefined && !off) || undefined}>
        {menu && (
          <Side as={Link} to={menu.href} aria-label={hasNew ? text.menuNews : text.menu}>
            <ListTree aria-hidden="true" />
            <span aria-hidden="true">{text.menu}</span>
            {hasNew && <News news="dot" />}
          </Side>
        )}
        <Side as="button" type="button" onClick={() => dispatch(askShareBook(book))}>
          <Share2 aria-hidden="true" />
          {text.share}
        </Side>
        <SubscribeButton book={book} />
        {into('m')}
        {off && menu && (
          <LinkButton as={Link} to={`${menu.href}?filter=bought`} tone="main">
            {text.readBought}
          </LinkButton>
        )}
        {!read && !off && (
          <Button tone="main" disabled>
            {text.nothingYet}
          </Button>
        )}
      </Foot>
    </Page>
  );
}
