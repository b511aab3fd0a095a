import type { Book } from '@/contract/book';
import type { Game } from '@/contract/game';
import { selectAgeVerdict } from '@/features/books/ageGate';
import { noteOf } from '@/features/books/BookCard';
import { DownloadButton } from '@/features/download/DownloadButton';
import { useAppSelector } from '@/kernel/hooks';
import { formatBytes } from '@/lib/format/bytes';
import { useServerNow } from '@/shell/clock/useServerNow';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { editorialText as text } from '@/text/editorial';
import { LinkButton } from '@/ui/button/Button';
import { GameIcon } from '@/ui/game-icon/GameIcon';
import { Image } from '@/ui/image/Image';
import { Score } from '@/ui/score/Score';
import { BookFace, Row, RowLink, RowWords } from './editorial.styles';

interface SubjectProps {
  game?: Game | null | undefined;
  book?: Book | null | undefined;
  /** Why it is recommended, in place of what it is. */
  why?: string;
  /** Its button is the main one. */
  main?: boolean;
}

/** A game with its button, or a book with the way to it; nothing where it went off the shelf. */
export function Subject({ game, book, why, main }: SubjectProps) {
  if (game) return <GameSubject game={game} why={why} main={main} />;
  if (book) return <BookSubject book={book} why={why} />;
  return null;
}

function GameSubject({ game, why, main = false }: { game: Game; why: string | undefined; main: boolean | undefined }) {
  return (
    <Row>
      <RowLink to={href.detail(game.id)}>
        <GameIcon src={game.icon} />
        <RowWords>
          <b>{game.name}</b>
          {why === undefined ? (
            <small>
              <Score score={game.rating} />
              {game.tags[0]}
              <span>{formatBytes(game.size)}</span>
            </small>
          ) : (
            <span>{why}</span>
          )}
        </RowWords>
      </RowLink>
      <DownloadButton game={game} main={main} />
    </Row>
  );
}

function BookSubject({ book, why }: { book: Book; why: string | undefined }) {
  const now = useServerNow();
  const verdict = useAppSelector(selectAgeVerdict);
  const to = href.bookinfo(book.id);
  if (book.adult && verdict !== 'shown') return null;
  return (
    <Row>
      <RowLink to={to}>
        <BookFace>
          <Image src={book.cover} alt="" ratio={3 / 4} radius="var(--r-4)" color={book.coverColor || undefined} />
        </BookFace>
        <RowWords>
          <b>{book.title}</b>
          {why === undefined ? <small>{noteOf(book, now)}</small> : <span>{why}</span>}
        </RowWords>
      </RowLink>
      <LinkButton as={Link} to={to} tone="tint" size="s" aria-label={text.readNamed(book.title)}>
        {text.read}
      </LinkButton>
    </Row>
  );
}
