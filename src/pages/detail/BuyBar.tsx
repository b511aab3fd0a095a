import { Share2 } from 'lucide-react';
import type { GameDetail } from '@/contract/game';
import { MainDownloadButton } from '@/features/download/MainDownloadButton';
import { useAppDispatch } from '@/kernel/hooks';
import { gamesText } from '@/text/games';
import { Bar, Side } from './detail.styles';
import { shareGame } from './shareGame';

/** Stays at the bottom: share, and the one main button. */
export function BuyBar({ game }: { game: GameDetail }) {
  const dispatch = useAppDispatch();
  return (
    <Bar>
      <Side type="button" onClick={() => void dispatch(shareGame(game))}>
        <Share2 aria-hidden="true" />
        {gamesText.detail.share}
      </Side>
      <MainDownloadButton game={game} />
    </Bar>
  );
}
