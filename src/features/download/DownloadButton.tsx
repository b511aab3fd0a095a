import type { Game } from '@/contract/game';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { downloadText } from '@/text/download';
import { GetButton, type GetButtonProps } from '@/ui/get-button/GetButton';
import { askDownload } from './askDownload';
import { selectBusyGame } from './downloadSlice';
import type { Offer } from './offer';
import { useOffer } from './useOffer';

function look(offer: Offer, name: string): GetButtonProps {
  switch (offer.at) {
    case 'free':
      return { children: downloadText.get, 'aria-label': downloadText.getNamed(name) };
    case 'owned':
      return { face: 'own', children: downloadText.owned, 'aria-label': downloadText.ownedNamed(name) };
    case 'vip':
      return { face: 'vip', children: downloadText.vipFree, 'aria-label': downloadText.vipNamed(name) };
    case 'price':
      return { price: offer.diamonds, 'aria-label': downloadText.buyNamed(name, offer.diamonds) };
    case 'elsewhere':
      return { face: 'no', children: offer.only ? downloadText.only[offer.only] : downloadText.notHere };
    case 'offShelf':
      return { face: 'no', children: downloadText.offShelf };
  }
}

/** The pill of a game in a list: what it costs this member, and on a tap the whole flow in place (pages 8). `main`: as the one main button. */
export function DownloadButton({ game, main }: { game: Game; main?: boolean }) {
  const dispatch = useAppDispatch();
  const busy = useAppSelector(selectBusyGame) === game.id;
  const shown = look(useOffer(game), game.name);
  const face = main && shown.face !== 'no' ? { face: 'main' as const } : {};
  return <GetButton {...shown} {...face} busy={busy} onClick={() => void dispatch(askDownload(game))} />;
}
