import { ReadBar } from '@/features/books/ReadBar';
import type { LastRead } from '@/features/books/useLastRead';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { animateText } from '@/text/animate';
import { booksText } from '@/text/books';
import { LinkButton } from '@/ui/button/Button';
import { Image } from '@/ui/image/Image';
import { At, Strip } from './animate.styles';

const text = animateText.continue;

/** The book that was read last, and the way back to its very page. Nothing for whoever has not read yet. */
export function ContinueStrip({ last }: { last: LastRead | null }) {
  const routes = useRoutes();
  if (!last || !routes.find('readbook')) return null;
  const { book, place } = last;
  return (
    <Strip role="group" aria-label={text.label}>
      <Link to={href.bookinfo(book.id)} tabIndex={-1} aria-hidden="true">
        <Image src={book.cover} alt="" ratio={3 / 4} radius="var(--r-8)" />
      </Link>
      <At>
        <b>{book.title}</b>
        <span>{text.at(booksText.place(book.kind, place.chapterIndex, place.page + 1, place.total))}</span>
        <ReadBar place={place} />
      </At>
      <LinkButton
        as={Link}
        to={href.readbook(book.id, place.chapterId)}
        size="s"
        tone="tint"
        aria-label={text.goNamed(book.title)}
      >
        {text.go}
      </LinkButton>
    </Strip>
  );
}
