import { X } from 'lucide-react';
import type { ShelvedGame } from '@/contract/review';
import { DownloadButton } from '@/features/download/DownloadButton';
import { dayWords } from '@/features/reviews/dayWords';
import { askSwitch } from '@/features/square/wishes/askSwitch';
import { useAppDispatch } from '@/kernel/hooks';
import { groupThousands } from '@/lib/format/groupThousands';
import { useServerNow } from '@/shell/clock/useServerNow';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { ITEM_ATTRIBUTE } from '@/shell/navigation/restingPlace';
import { shelvesText as text } from '@/text/shelves';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { GameIcon } from '@/ui/game-icon/GameIcon';
import { IconButton } from '@/ui/icon-button/IconButton';
import { Score } from '@/ui/score/Score';
import { Cost, Drop, Hint, Item, Name, Part, Pictured, Version, Words } from './games-view.styles';

const saved = ({ wish, onlineType, buyAmount }: ShelvedGame): number =>
  wish == null ? 0 : Math.max(0, wish.price - (onlineType === 0 ? 0 : buyAmount));

interface WishRowProps {
  game: ShelvedGame;
  /** The row above it: a game that is the first of the cheaper ones, or of the others, has their head. */
  before: ShelvedGame | undefined;
  first: boolean;
  /** How many became cheaper. */
  count: number;
}

/** A game the member wants to play: what became cheaper says by how much, with the old price struck. */
export function WishRow({ game, before, first, count }: WishRowProps) {
  const dispatch = useAppDispatch();
  const now = useServerNow();
  const { id, name, icon, rating, tags, wish, onlineType } = game;
  const less = saved(game);
  const heads = before === undefined || saved(before) > 0 !== less > 0;
  return (
    <>
      {heads && (
        <Part>
          <h2>{less > 0 ? text.cheaper : text.waiting}</h2>
          {less > 0 && <small>{text.count(count)}</small>}
        </Part>
      )}
      <Item {...{ [ITEM_ATTRIBUTE]: id }} data-first={heads || undefined}>
        <Pictured as={Link} to={href.detail(id)} aria-hidden="true" tabIndex={-1}>
          <GameIcon src={icon} size="x" />
        </Pictured>
        <Words>
          <Name>
            <Link to={href.detail(id)}>{name}</Link>
          </Name>
          {less > 0 ? (
            <Drop>{onlineType === 0 ? text.nowFree : text.drop(groupThousands(less))}</Drop>
          ) : (
            <Version>
              {rating > 0 && <Score score={rating} />}
              {tags.slice(0, 2).map((tag) => ` · ${tag}`)}
            </Version>
          )}
          {wish && <Hint>{text.added(dayWords(wish.createTime, now))}</Hint>}
        </Words>
        <Cost>
          <DownloadButton game={game} main={first && less > 0} />
          {less > 0 && wish && (
            <s>
              <Spoken>{text.wasSpoken(groupThousands(wish.price))}</Spoken>
              <span aria-hidden="true">{text.was(groupThousands(wish.price))}</span>
            </s>
          )}
        </Cost>
        <IconButton
          label={text.dropNamed(name)}
          onClick={() => void dispatch(askSwitch({ kind: 'wishlist', id }, false))}
        >
          <X aria-hidden="true" width="18" height="18" />
        </IconButton>
      </Item>
    </>
  );
}
