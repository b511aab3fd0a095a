import { useSimilarGamesQuery } from '@/api/reviewApi';
import type { GameDetail } from '@/contract/game';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { reviewsText as text } from '@/text/reviews';
import { GameIcon } from '@/ui/game-icon/GameIcon';
import { Rail } from '@/ui/rail/Rail';
import { Score } from '@/ui/score/Score';
import { SectionHeader } from '@/ui/section-header/SectionHeader';
import { Alike } from './similar.styles';

/** Games like this one, each with its reason in two to four characters; nothing where there are none. */
export function Similar({ game }: { game: GameDetail }) {
  const { currentData } = useSimilarGamesQuery({ id: game.id });
  const games = currentData?.records ?? [];
  if (games.length === 0) return null;
  return (
    <section>
      <SectionHeader title={text.similar} />
      <Rail label={text.similar} item="6.25rem">
        {games.map(({ id, name, icon, rating, sameMaker, sameTag }) => (
          <Alike key={id} as={Link} to={href.detail(id)}>
            <GameIcon src={icon} size="l" />
            <b>{name}</b>
            <small>
              {rating > 0 && <Score score={rating} />}
              <span>{sameMaker ? text.sameMaker : text.sameTag(sameTag)}</span>
            </small>
          </Alike>
        ))}
      </Rail>
    </section>
  );
}
