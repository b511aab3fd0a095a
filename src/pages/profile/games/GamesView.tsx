import { reviewApi, useShelfCountsQuery } from '@/api/reviewApi';
import { Shelf } from '@/contract/calls/review';
import type { ShelvedGame } from '@/contract/review';
import { usePrefetchDialogs } from '@/features/download/usePrefetchDialogs';
import { selectIsMember } from '@/features/session/accountSlice';
import { useAppSelector } from '@/kernel/hooks';
import { ViewHead } from '@/pages/profile/ViewHead';
import { FaultState } from '@/shell/faults/FaultState';
import { useFeed } from '@/shell/feeds/useFeed';
import { useTopTap } from '@/shell/feeds/useTopTap';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { useGo } from '@/shell/navigation/useGo';
import { useQuery } from '@/shell/navigation/useQuery';
import { shelvesText as text } from '@/text/shelves';
import { LinkButton } from '@/ui/button/Button';
import { InfiniteList } from '@/ui/infinite-list/InfiniteList';
import { EmptyState } from '@/ui/page-state/PageState';
import { PullRefresh } from '@/ui/pull-refresh/PullRefresh';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { EmptyShelf } from './EmptyShelf';
import { Segment, Segments, Shelved } from './games-view.styles';
import { OwnRow } from './OwnRow';
import { Spent, Stack } from './Stack';
import { WishRow } from './WishRow';

const address = (shelf: Shelf) => href.profile({ view: 'games', shelf });

/** `profile?view=games`: what the member has bought, downloaded and wishes for (C10). */
export function GamesView() {
  const member = useAppSelector(selectIsMember);
  usePrefetchDialogs();
  return (
    <>
      <ViewHead title={text.title} />
      {member ? (
        <Shelves />
      ) : (
        <EmptyState
          title={text.guest.title}
          note={text.guest.note}
          action={
            <LinkButton tone="tint" as={Link} to={href.login()}>
              {text.guest.action}
            </LinkButton>
          }
        />
      )}
    </>
  );
}

function Shelves() {
  const go = useGo();
  const asked = useQuery().get('shelf');
  const { data: counts } = useShelfCountsQuery(undefined, { refetchOnMountOrArgChange: 30 });
  // Without a choice the first shelf that holds something is shown.
  const first: Shelf = counts?.owned === 0 && counts.downloaded > 0 ? 'downloaded' : 'owned';
  const shelf = Shelf.options.find((one) => one === asked) ?? (counts ? first : undefined);
  return (
    <>
      <Segments role="group" aria-label={text.shelves}>
        {Shelf.options.map((one) => (
          <Segment key={one} type="button" aria-pressed={one === shelf} onClick={() => go(address(one), 'replace')}>
            {text[one]}
            <small>{counts?.[one] ?? ''}</small>
          </Segment>
        ))}
      </Segments>
      {shelf === undefined ? <SkeletonRows /> : <OneShelf key={shelf} shelf={shelf} />}
    </>
  );
}

function OneShelf({ shelf }: { shelf: Shelf }) {
  const { data: counts } = useShelfCountsQuery();
  const feed = useFeed(reviewApi.endpoints.ownGames, { shelf });
  useTopTap(feed.onRefresh);
  const none = feed.items.length === 0 && (feed.phase === 'finished' || feed.phase === 'empty');
  const row = (game: ShelvedGame) => {
    const place = feed.items.indexOf(game);
    const before = feed.items[place - 1];
    return shelf === 'wished' ? (
      <WishRow game={game} before={before} first={place === 0} count={feed.items.filter(isCheaper).length} />
    ) : (
      <OwnRow game={game} first={place === 0} />
    );
  };
  return (
    <PullRefresh phase={feed.pull} onEvent={feed.onPull}>
      {shelf !== 'wished' && counts && counts.downloaded > 0 && <Stack counts={counts} />}
      <Shelved data-shelf={shelf}>
        <InfiniteList
          items={feed.items}
          keyOf={({ id }) => id}
          phase={none ? 'empty' : feed.phase}
          onNearEnd={feed.onNearEnd}
          onRetry={feed.onRetry}
          skeleton={<SkeletonRows />}
          empty={<EmptyShelf shelf={shelf} />}
          error={<FaultState title={text.failed} fault={feed.fault} onRetry={feed.onRetry} />}
        >
          {row}
        </InfiniteList>
      </Shelved>
      {shelf === 'owned' && counts && counts.spent > 0 && <Spent coins={counts.spent} />}
    </PullRefresh>
  );
}

/** Whether a wished game costs less than it did. */
const isCheaper = ({ wish, onlineType, buyAmount }: ShelvedGame): boolean =>
  wish != null && wish.price > (onlineType === 0 ? 0 : buyAmount);
