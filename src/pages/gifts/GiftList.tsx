import { GiftCard } from '@/features/rewards/gifts/GiftCard';
import { FaultState } from '@/shell/faults/FaultState';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { giftsText as text } from '@/text/gifts';
import { Button, LinkButton } from '@/ui/button/Button';
import { ChipRow } from '@/ui/chip/ChipRow';
import { InfiniteList } from '@/ui/infinite-list/InfiniteList';
import { EmptyState } from '@/ui/page-state/PageState';
import { PullRefresh } from '@/ui/pull-refresh/PullRefresh';
import { Games, GamesGhost, Gap, List } from './gifts-page.styles';
import type { GiftTab } from './giftTabs';
import { useGifts } from './useGifts';

const ALL = 'all';

interface GiftListProps {
  tab: GiftTab;
  gameId: number | undefined;
  /** Whether its tab is the one on screen. */
  active: boolean;
  onGame: (gameId: number | undefined) => void;
  onTab: (tab: GiftTab) => void;
}

/** One tab of the gift centre with its filter by game. */
export function GiftList({ tab, gameId, active, onGame, onTab }: GiftListProps) {
  const { feed, games: known } = useGifts(tab, gameId);
  const games = known ?? [];
  const chips = [{ id: ALL, label: text.allGames }, ...games.map(({ id, name }) => ({ id: String(id), label: name }))];
  return (
    <PullRefresh phase={feed.pull} onEvent={feed.onPull} enabled={active}>
      {games.length > 1 ? (
        <Games>
          <ChipRow
            label={text.filter}
            chips={chips}
            active={gameId === undefined ? ALL : String(gameId)}
            onChoose={(id) => onGame(id === ALL ? undefined : Number(id))}
          />
        </Games>
      ) : known === undefined && !feed.fault ? (
        <GamesGhost aria-hidden="true" />
      ) : (
        <Gap />
      )}
      <List>
        <InfiniteList
          phase={feed.phase}
          items={feed.items}
          keyOf={({ id }) => id}
          onNearEnd={feed.onNearEnd}
          onRetry={feed.onRetry}
          disabled={!active}
          empty={<Empty tab={tab} filtered={gameId !== undefined} onShowAll={() => onGame(undefined)} onTab={onTab} />}
          error={<FaultState fault={feed.fault} onRetry={feed.onRetry} />}
        >
          {(pack) => <GiftCard pack={pack} withGame />}
        </InfiniteList>
      </List>
    </PullRefresh>
  );
}

interface EmptyProps extends Pick<GiftListProps, 'tab' | 'onTab'> {
  filtered: boolean;
  onShowAll: () => void;
}

/** Nothing here: why, and where there is something. */
function Empty({ tab, filtered, onShowAll, onTab }: EmptyProps) {
  const routes = useRoutes();
  if (filtered) {
    return (
      <EmptyState
        {...text.empty.filtered}
        action={
          <Button tone="tint" onClick={onShowAll}>
            {text.showAll}
          </Button>
        }
      />
    );
  }
  if (tab !== 'open') {
    return (
      <EmptyState
        {...text.empty[tab]}
        action={
          <Button tone="tint" onClick={() => onTab('open')}>
            {text.toOpen}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      {...text.empty.open}
      action={
        <>
          <LinkButton tone="tint" as={Link} to={href.activity()}>
            {text.toActivity}
          </LinkButton>
          {routes.find('checkin') && (
            <LinkButton as={Link} to={href.checkin()}>
              {text.toCheckin}
            </LinkButton>
          )}
        </>
      }
    />
  );
}
