import { Gift, Heart } from 'lucide-react';
import { useStandingQuery } from '@/api/reviewApi';
import type { GameDetail } from '@/contract/game';
import type { GiftPack } from '@/contract/gift';
import { MainDownloadButton } from '@/features/download/MainDownloadButton';
import { stateNow } from '@/features/rewards/gifts/giftTime';
import { selectIsMember } from '@/features/session/accountSlice';
import { askSwitch } from '@/features/square/wishes/askSwitch';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { useServerNow } from '@/shell/clock/useServerNow';
import { gamesText } from '@/text/games';
import { reviewsText } from '@/text/reviews';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { Bar, Side, Waiting } from './buy-bar.styles';

const text = gamesText.detail;

interface BuyBarProps {
  game: GameDetail;
  /** Undefined until they are here. */
  gifts: readonly GiftPack[] | undefined;
  onGifts: () => void;
  /** The main button stands in the bar at the top: this one is away. */
  away: boolean;
}

/** Stays at the bottom while the page's head is on screen: the wish, the way to the gifts where there are any, the main button. */
export function BuyBar({ game, gifts, onGifts, away }: BuyBarProps) {
  const dispatch = useAppDispatch();
  const member = useAppSelector(selectIsMember);
  const { currentData: standing } = useStandingQuery({ id: game.id }, { skip: !member });
  const wished = standing?.wished ?? false;
  const now = useServerNow();
  const isWaiting = gifts?.some((pack) => stateNow(pack, now) === 'open');
  return (
    <Bar data-away={away || undefined}>
      {!game.owned && (
        <Side
          type="button"
          aria-pressed={wished}
          onClick={() => void dispatch(askSwitch({ kind: 'wishlist', id: game.id }, !wished))}
        >
          <Heart aria-hidden="true" />
          {reviewsText.wish}
        </Side>
      )}
      {(gifts ? gifts.length > 0 : game.hasGift) && (
        <Side type="button" onClick={onGifts}>
          <Gift aria-hidden="true" />
          {isWaiting && <Waiting />}
          {text.gifts}
          {isWaiting && <Spoken>{text.giftsWait}</Spoken>}
        </Side>
      )}
      <MainDownloadButton game={game} />
    </Bar>
  );
}
