import type { Shelf } from '@/contract/calls/review';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { shelvesText as text } from '@/text/shelves';
import ShelfArt from '@/ui/art/empty-shelf.svg';
import { LinkButton } from '@/ui/button/Button';
import { EmptyState } from '@/ui/page-state/PageState';
import { Starters } from './Starters';

/** A shelf with its first place free, where to begin, and three games to begin with. */
export function EmptyShelf({ shelf }: { shelf: Shelf }) {
  const free = shelf !== 'wished';
  return (
    <>
      <EmptyState
        inline
        art={ShelfArt}
        {...text.empty[shelf]}
        action={
          <LinkButton tone="main" as={Link} to={free ? `${href.games()}?sort=free` : href.games()}>
            {free ? text.pick : text.toGames}
          </LinkButton>
        }
      />
      <Starters board={free ? 'free' : 'hot'} />
    </>
  );
}
