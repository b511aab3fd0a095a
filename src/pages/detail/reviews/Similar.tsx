import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useSimilarGamesQuery } from '@/api/reviewApi';
import type { GameDetail } from '@/contract/game';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { reviewsText as text } from '@/text/reviews';
import { GameIcon } from '@/ui/game-icon/GameIcon';
import { Rail } from '@/ui/rail/Rail';
import { Score } from '@/ui/score/Score';
import { Alike, Head } from './similar.styles';

/** So many are shown at a time. */
const SHOWN = 6;

/** Games like this one, each with its reason in two to four characters, others on request; nothing where there are none. */
export function Similar({ game }: { game: GameDetail }) {
  const { currentData } = useSimilarGamesQuery({ id: game.id });
  const [round, setRound] = useState(0);
  const games = currentData?.records ?? [];
  if (games.length === 0) return null;
  // The last few are not shown alone: the others come from the front.
  const few = Array.from(
    { length: Math.min(SHOWN, games.length) },
    (_, at) => games[(round * SHOWN + at) % games.length],
  );
  return (
    <section>
      <Head>
        <h2>{text.similar}</h2>
        {games.length > SHOWN && (
          <button type="button" onClick={() => setRound(round + 1)}>
            <RefreshCw aria-hidden="true" />
            {text.others}
          </button>
        )}
      </Head>
      <Rail key={round} label={text.similar} item="6.25rem">
        {few.map(
          (alike) =>
            alike && (
              <Alike key={alike.id} as={Link} to={href.detail(alike.id)}>
                <GameIcon src={alike.icon} size="l" />
                <b>{alike.name}</b>
                <small>
                  {alike.rating > 0 && <Score score={alike.rating} />}
                  <span>{alike.sameMaker ? text.sameMaker : text.sameTag(alike.sameTag)}</span>
                </small>
              </Alike>
            ),
        )}
      </Rail>
    </section>
  );
}
