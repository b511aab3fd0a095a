import type { Game } from '@/contract/game';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { stateIn } from '@/lib/machine/states';
import { downloadText } from '@/text/download';
import { Button } from '@/ui/button/Button';
import { Price } from '@/ui/price/Price';
import { askDownload } from './askDownload';
import { selectBusyGame } from './downloadSlice';
import type { Offer } from './offer';
import { useOffer } from './useOffer';

const cannotBeHad = stateIn<Offer>()({
  free: false,
  owned: false,
  vip: false,
  price: false,
  elsewhere: true,
  offShelf: true,
});

function Words({ offer }: { offer: Offer }) {
  switch (offer.at) {
    case 'free':
      return downloadText.freeLong;
    case 'owned':
      return downloadText.ownedLong;
    case 'vip':
      return downloadText.vipLong;
    case 'price':
      return (
        <>
          {downloadText.get}
          <Price diamonds={offer.diamonds} />
        </>
      );
    case 'elsewhere':
      return offer.only ? downloadText.onlyLong[offer.only] : downloadText.notHere;
    case 'offShelf':
      return downloadText.offShelf;
  }
}

/** The one main button of a game's page (pages 9). */
export function MainDownloadButton({ game }: { game: Game }) {
  const dispatch = useAppDispatch();
  const offer = useOffer(game);
  const busy = useAppSelector(selectBusyGame) === game.id;
  return (
    <Button
      tone="main"
      block
      busy={busy}
      disabled={cannotBeHad(offer)}
      onClick={() => void dispatch(askDownload(game))}
    >
      <Words offer={offer} />
    </Button>
  );
}
