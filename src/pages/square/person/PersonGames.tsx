import { peopleApi } from '@/api/peopleApi';
import type { PersonGame } from '@/contract/person';
import { useServerNow } from '@/shell/clock/useServerNow';
import { FaultState } from '@/shell/faults/FaultState';
import { useFeed } from '@/shell/feeds/useFeed';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { ITEM_ATTRIBUTE } from '@/shell/navigation/restingPlace';
import { personText as text } from '@/text/person';
import { timeAgo } from '@/text/units';
import { LinkButton } from '@/ui/button/Button';
import { GameIcon } from '@/ui/game-icon/GameIcon';
import { InfiniteList } from '@/ui/infinite-list/InfiniteList';
import { EmptyState } from '@/ui/page-state/PageState';
import { Stars } from '@/ui/score/Score';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { GameCard, Games, Opinion } from './person.styles';

/** What somebody plays, with their opinion where they gave one; what whoever looks has as well is said. */
export function PersonGames({ id, active }: { id: number; active: boolean }) {
  const now = useServerNow();
  const feed = useFeed(peopleApi.endpoints.personGames, { id });
  return (
    <Games>
      <InfiniteList
        phase={feed.items.length === 0 && feed.phase === 'finished' ? 'empty' : feed.phase}
        name={feed.name}
        items={feed.items}
        keyOf={(row) => row.id}
        onNearEnd={feed.onNearEnd}
        onRetry={feed.onRetry}
        disabled={!active}
        skeleton={<SkeletonRows count={4} />}
        empty={<EmptyState inline {...text.none.games} />}
        error={<FaultState inline fault={feed.fault} onRetry={feed.onRetry} />}
      >
        {(row) => <Played row={row} now={now} />}
      </InfiniteList>
    </Games>
  );
}

function Played({ row: { id, game, common, createTime, score, said }, now }: { row: PersonGame; now: number }) {
  return (
    <GameCard {...{ [ITEM_ATTRIBUTE]: id }}>
      <GameIcon src={game.icon} size="m" />
      <div>
        <b>{game.name}</b>
        <small>{game.tags.slice(0, 2).join(text.separator)}</small>
        <p>
          {text.got(timeAgo(createTime, now))}
          {common && <em>{text.both}</em>}
        </p>
        {score != null && (
          <Opinion>
            <Stars stars={score} />
            {said && <q>{said}</q>}
          </Opinion>
        )}
      </div>
      <LinkButton as={Link} to={href.detail(id)} tone="tint" size="s" aria-label={text.viewGame(game.name)} data-ahead>
        {text.view}
      </LinkButton>
    </GameCard>
  );
}
