import { useLastRead } from '@/features/books/useLastRead';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { booksText } from '@/text/books';
import { profileText } from '@/text/profile';
import { LinkButton } from '@/ui/button/Button';
import { Card } from '@/ui/card/Card';
import { Image } from '@/ui/image/Image';
import { LastBook } from './profile.styles';

/** The book that was read last and the way back into it; nothing for whoever has not read yet (pages 19). */
export function ContinueCard() {
  const routes = useRoutes();
  const last = useLastRead();
  if (!last || !routes.find('readbook')) return null;
  const { book, place } = last;
  return (
    <Card role="group" aria-label={profileText.reading.title}>
      <LastBook>
        <span>
          <Image src={book.cover} alt="" ratio={3 / 4} radius="var(--r-4)" />
        </span>
        <p>
          <b>{book.title}</b>
          <small>{booksText.place(book.kind, place.chapterIndex, place.page + 1, place.total)}</small>
        </p>
        <LinkButton tone="tint" size="s" as={Link} to={href.readbook(book.id, place.chapterId)}>
          {profileText.reading.action}
        </LinkButton>
      </LastBook>
    </Card>
  );
}
