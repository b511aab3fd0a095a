import type { ReactNode } from 'react';
import type { Game } from '@/contract/game';
import { formatBytes } from '@/lib/format/bytes';
import { href } from '@/shell/navigation/href';
import { ITEM_ATTRIBUTE } from '@/shell/navigation/restingPlace';
import { gamesText } from '@/text/games';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { GameIcon } from '@/ui/game-icon/GameIcon';
import { Tag } from '@/ui/mark/Mark';
import { Score } from '@/ui/score/Score';
import { Hint, Lead, Line, Name, Rank, Row, Side, Tags, Words } from './games.styles';

export interface GameRowProps {
  game: Game;
  /** Its place in the list, from 1; without it no number is drawn. */
  rank?: number;
  /** The button at its end. */
  action: ReactNode;
}

/** A game in a list to compare: the row leads to its page, the button at the end does what it says (pages 8). */
export function GameRow({ game, rank, action }: GameRowProps) {
  return (
    <Row {...{ [ITEM_ATTRIBUTE]: game.id }}>
      <Lead to={href.detail(game.id)} data-ahead>
        {rank !== undefined && (
          <Rank data-rank={rank}>
            <span aria-hidden="true">{rank}</span>
            <Spoken>{gamesText.rank(rank)}</Spoken>
          </Rank>
        )}
        <GameIcon src={game.icon} size="x" />
        <Words>
          <Line>
            <Name>{game.name}</Name>
            {game.hasGift && <Tag tone="gift">{gamesText.gift}</Tag>}
          </Line>
          <Hint>{game.subtitle}</Hint>
          <Tags>
            {game.rating > 0 && <Score score={game.rating} />}
            {game.tags.slice(0, 3).map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </Tags>
        </Words>
      </Lead>
      <Side>
        {action}
        {game.size > 0 && <p>{formatBytes(game.size)}</p>}
      </Side>
    </Row>
  );
}
