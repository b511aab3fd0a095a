import { Gift, Share2 } from 'lucide-react';
import type { GameDetail } from '@/contract/game';
import type { GiftPack } from '@/contract/gift';
import { MainDownloadButton } from '@/features/download/MainDownloadButton';
import { stateNow } from '@/features/rewards/gifts/giftTime';
import { useAppDispatch } from '@/kernel/hooks';
import { useServerNow } from '@/shell/clock/useServerNow';
import { gamesText } from '@/text/games';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { Bar, Side, Waiting } from './detail.styles';
import { shareGame } from './shareGame';

const text = gamesText.detail;

interface BuyBarProps {
  game: GameDetail;
  /** Undefined until they are here. */
  gifts: readonly GiftPack[] | undefined;
  onGifts: () => void;
}

/** Stays at the bottom: share, the way to the gifts where there are any, and the one main button. */
export function BuyBar({ game, gifts, onGifts }: BuyBarProps) {
  const dispatch = useAppDispatch();
  const now = useServerNow();
  const isWaiting = gifts?.some((pack) => stateNow(pack, now) === 'open');
  return (
    <Bar>
      <Side type="button" onClick={() => void dispatch(shareGame(game))}>
        <Share2 aria-hidden="true" />
        {text.share}
      </Side>
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
