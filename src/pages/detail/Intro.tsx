import type { GameDetail } from '@/contract/game';
import { openViewer } from '@/features/viewer/openViewer';
import { useAppDispatch } from '@/kernel/hooks';
import { formatBytes } from '@/lib/format/bytes';
import { dayText } from '@/lib/time/calendarDay';
import { gamesText } from '@/text/games';
import { Image } from '@/ui/image/Image';
import { Rail } from '@/ui/rail/Rail';
import { Facts, Media, Panel, Shot } from './detail.styles';
import { Folded } from './Folded';
import { Trailer } from './Trailer';

const text = gamesText.detail;

/** The trailer, screenshots, the developer's words, and the facts. */
export function Intro({ game }: { game: GameDetail }) {
  const dispatch = useAppDispatch();
  // Addresses alone: the viewer finds out how big they are.
  const pictures = game.screenshots.map((url) => ({ url, w: 0, h: 0 }));
  const trailer = Boolean(game.video || game.videoInfo) && <Trailer key="trailer" game={game} />;
  const shots = game.screenshots.map((src, index) => (
    <Shot
      key={src}
      type="button"
      aria-label={text.shot(game.name, index + 1)}
      onClick={() => dispatch(openViewer(pictures, index))}
    >
      <Image src={src} alt="" ratio={16 / 9} />
    </Shot>
  ));
  const media = trailer ? [trailer, ...shots] : shots;
  const packages = game.packages
    .map(({ platformType, size }) => text.packages(text.platforms[platformType], formatBytes(size)))
    .join(' · ');
  return (
    <>
      {media.length > 0 && (
        <Media>
          <Rail label={text.media} item={trailer ? '17.5rem' : '14.25rem'}>
            {media}
          </Rail>
        </Media>
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
