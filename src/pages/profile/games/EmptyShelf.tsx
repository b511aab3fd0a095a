import type { Shelf } from '@/contract/calls/review';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { shelvesText as text } from '@/text/shelves';
import ShelfArt from '@/ui/art/empty-shelf.svg';
import { LinkButton } from '@/ui/button/Button';
import { EmptyState } from '@/ui/page-state/PageState';

/** A shelf with its first place free, and where to begin. */
export function EmptyShelf({ shelf }: { shelf: Shelf }) {
  const free = shelf !== 'wished';
  return (
    <EmptyState
      art={ShelfArt}
      {...text.empty[shelf]}
      action={
        <LinkButton tone="main" as={Link} to={free ? `${href.games()}?sort=free` : href.games()}>
          {free ? text.pick : text.toGames}
        </LinkButton>
      }
    />
  );
}
