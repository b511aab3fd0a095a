import type { GameDetail } from '@/contract/game';
import { formatBytes } from '@/lib/format/bytes';
import { dayText } from '@/lib/time/calendarDay';
import { gamesText } from '@/text/games';
import { Image } from '@/ui/image/Image';
import { Rail } from '@/ui/rail/Rail';
import { Facts, Panel } from './detail.styles';
import { Folded } from './Folded';

const text = gamesText.detail;

/** Screenshots, the developer's words, and the facts. */
export function Intro({ game }: { game: GameDetail }) {
  const packages = game.packages
    .map(({ platformType, size }) => text.packages(text.platforms[platformType], formatBytes(size)))
    .join(' · ');
  return (
    <>
      {game.screenshots.length > 0 && (
        <Rail label={text.media} item="14.25rem" still>
          {game.screenshots.map((src, index) => (
            <Image key={src} src={src} alt={text.shot(game.name, index + 1)} ratio={16 / 9} radius="var(--r-12)" />
          ))}
        </Rail>
      )}
      <Panel>
        {game.intro ? <Folded html={game.intro} /> : <p>{text.noIntro}</p>}
        <h2>{text.facts}</h2>
        <Facts>
          {game.developer && (
            <>
              <dt>{text.developer}</dt>
              <dd>{game.developer}</dd>
            </>
          )}
          {game.version && (
            <>
              <dt>{text.version}</dt>
              <dd>{game.version}</dd>
            </>
          )}
          {game.updateTime != null && (
            <>
              <dt>{text.updated}</dt>
              <dd>{dayText(game.updateTime)}</dd>
            </>
          )}
          {packages && (
            <>
              <dt>{text.packageTitle}</dt>
              <dd>{packages}</dd>
            </>
          )}
        </Facts>
      </Panel>
    </>
  );
}
