import { gameApi } from '@/api/gameApi';
import type { Game } from '@/contract/game';
import { DownloadButton } from '@/features/download/DownloadButton';
import { FeatureCard } from '@/features/games/FeatureCard';
import { GameListSkeleton } from '@/features/games/GameListSkeleton';
import { GameRow } from '@/features/games/GameRow';
import { FaultState } from '@/shell/faults/FaultState';
import { useFeed } from '@/shell/feeds/useFeed';
import { useTopTap } from '@/shell/feeds/useTopTap';
import { gamesText } from '@/text/games';
import { Button } from '@/ui/button/Button';
import { InfiniteList } from '@/ui/infinite-list/InfiniteList';
import { EmptyState } from '@/ui/page-state/PageState';
import { PullRefresh } from '@/ui/pull-refresh/PullRefresh';
import type { listArg } from './gameFilter';

interface GameListProps {
  arg: ReturnType<typeof listArg>;
  /** With the editor's pick at the head. */
  featured: boolean;
  /** Whether its tab is the one on screen; others neither load nor refresh. */
  active: boolean;
  onShowAll: () => void;
}

/** The same function each time, so that a page more draws its own rows alone. */
const row = (game: Game, index: number) => (
  <GameRow game={game} rank={index + 1} action={<DownloadButton game={game} />} />
);

/** The games of one tab and board. */
export function GameList({ arg, featured, active, onShowAll }: GameListProps) {
  const feed = useFeed(gameApi.endpoints.gameList, arg);
  useTopTap(() => {
    if (active) feed.onRefresh();
  });
  const [first] = feed.items;
  const feature = featured ? first : undefined;
  const ranked = feature ? feed.items.slice(1) : feed.items;

  return (
    <PullRefresh phase={feed.pull} onEvent={feed.onPull} enabled={active}>
      {feature && <FeatureCard game={feature} action={<DownloadButton game={feature} />} />}
      <InfiniteList
        phase={feed.phase}
        name={feed.name}
        items={ranked}
        keyOf={({ id }) => id}
        onNearEnd={feed.onNearEnd}
        onRetry={feed.onRetry}
        disabled={!active}
        skeleton={<GameListSkeleton feature={featured} />}
        empty={
          <EmptyState
            title={gamesText.emptyTitle}
            note={gamesText.emptyNote}
            action={
              <Button tone="tint" onClick={onShowAll}>
                {gamesText.emptyAction}
              </Button>
            }
          />
        }
        error={<FaultState fault={feed.fault} onRetry={feed.onRetry} />}
      >
        {row}
      </InfiniteList>
    </PullRefresh>
  );
}
