import type { Game } from '@/contract/game';
import { DownloadButton } from '@/features/download/DownloadButton';
import { formatBytes } from '@/lib/format/bytes';
import { onPlainClick } from '@/lib/react/plainClick';
import { href } from '@/shell/navigation/href';
import { useLink } from '@/shell/navigation/useLink';
import { Card } from '@/ui/card/Card';
import { GameIcon } from '@/ui/game-icon/GameIcon';
import { Rail } from '@/ui/rail/Rail';
import { Score } from '@/ui/score/Score';
import { GameCell, GameFacts, GameLink, GameName, GameNote, RailCard } from './rails.styles';

/** Games in three rows that scroll sideways: to browse, not to compare. */
export function GameRail({ label, games }: { label: string; games: readonly Game[] }) {
  return (
    <RailCard as={Card}>
      <Rail label={label} rows={Math.min(3, games.length)} item="17.375rem" gap="0 1rem">
        {games.map((game) => (
          <Cell key={game.id} game={game} />
        ))}
      </Rail>
    </RailCard>
  );
}

function Cell({ game }: { game: Game }) {
  const link = useLink()(href.detail(game.id));
  return (
    <GameCell>
      <GameLink href={link?.href} onClick={link && onPlainClick(link.onGo)}>
        <GameIcon src={game.icon} />
        <span>
          <GameName>{game.name}</GameName>
          <GameNote>{game.tags.slice(0, 3).join(' · ') || game.subtitle}</GameNote>
          <GameFacts>
            <Score score={game.rating} />
            <span>{formatBytes(game.size)}</span>
          </GameFacts>
        </span>
      </GameLink>
      <DownloadButton game={game} />
    </GameCell>
  );
}
