import type { ReactNode } from 'react';
import type { Game } from '@/contract/game';
import { formatBytes } from '@/lib/format/bytes';
import { href } from '@/shell/navigation/href';
import { ITEM_ATTRIBUTE } from '@/shell/navigation/restingPlace';
import { gamesText } from '@/text/games';
import { countText } from '@/text/units';
import { GameIcon } from '@/ui/game-icon/GameIcon';
import { Image } from '@/ui/image/Image';
import { Score } from '@/ui/score/Score';
import { Count, Feature, FeatureBody, Hint, Lead, Line, Name, Pick, Picture, Side, Words } from './games.styles';

/** Width through height of the picture (mockup: 343 × 148). */
const RATIO = 343 / 148;

/** The editor's pick at the head of a list: one a list, with a large picture. */
export function FeatureCard({ game, action }: { game: Game; action: ReactNode }) {
  const to = href.detail(game.id);
  return (
    <Feature {...{ [ITEM_ATTRIBUTE]: game.id }}>
      <Picture to={to} data-ahead tabIndex={-1} aria-hidden="true">
        <Image src={game.cover || game.icon} alt="" ratio={RATIO} eager />
        <Pick>{gamesText.editorPick}</Pick>
      </Picture>
      <FeatureBody>
        <Lead to={to} data-ahead>
          <GameIcon src={game.icon} eager />
          <Words>
            <Name as="h2">{game.name}</Name>
            <Hint>{game.subtitle}</Hint>
            <Line>
              {game.rating > 0 && <Score score={game.rating} />}
              <Count>{gamesText.downloads(countText(game.downloadCount))}</Count>
            </Line>
          </Words>
        </Lead>
        <Side>
          {action}
          {game.size > 0 && <p>{formatBytes(game.size)}</p>}
        </Side>
      </FeatureBody>
    </Feature>
  );
}
