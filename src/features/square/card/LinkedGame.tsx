import type { ReactNode } from 'react';
import type { Game } from '@/contract/game';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { GameIcon } from '@/ui/game-icon/GameIcon';
import { Score } from '@/ui/score/Score';
import { Linked } from './card.styles';

/** The game a post is about, with its button. */
export function LinkedGame({ game, action }: { game: Game; action: ReactNode }) {
  return (
    <Linked>
      <Link to={href.detail(game.id)} data-ahead>
        <GameIcon src={game.icon} size="s" />
        <span>
          <b>{game.name}</b>
          <small>
            {game.rating > 0 && <Score score={game.rating} />}
            {game.tags[0]}
          </small>
        </span>
      </Link>
      {action}
    </Linked>
  );
}
