import { Lock } from 'lucide-react';
import { useEffect } from 'react';
import type { WelfareDetail } from '@/contract/welfare';
import { askUnlock } from '@/features/unlock/askUnlock';
import { selectIsUnlocking } from '@/features/unlock/unlockSlice';
import { unlockTargetOf } from '@/features/welfare/welfareUnlock';
import { useAppDispatch, useAppSelector, usePorts } from '@/kernel/hooks';
import { chunkEvents, overlayChunk } from '@/shell/chunks/chunksSlice';
import { welfareText as text } from '@/text/welfare';
import { Button } from '@/ui/button/Button';
import { Image } from '@/ui/image/Image';
import { Price } from '@/ui/price/Price';
import { Locked } from './item.styles';
import { POSTER_RATIO } from './PosterBox';
import { Poster } from './welfare.styles';

/** Quiet after which the dialog's code is fetched, so that the first tap need not wait for it. */
const IDLE_MS = 1_200;

/** A locked item: what it costs or who may see it, and the one button that opens the dialog (pages 7). */
export function LockedStage({ item }: { item: WelfareDetail }) {
  const dispatch = useAppDispatch();
  const { clock } = usePorts();
  const busy = useAppSelector((state) => selectIsUnlocking(state, 'welfare', item.id));
  useEffect(
    () => clock.after(IDLE_MS, () => dispatch(chunkEvents.wanted({ name: overlayChunk('unlock') }))),
    [clock, dispatch],
  );
  const coin = item.pay === 'coin';
  const titles = item.kind === 'album' ? text.lockTitleAlbum : text.lockTitle;
  return (
    <>
      <Poster data-locked>
        <Image src={item.poster} alt="" ratio={POSTER_RATIO} eager />
      </Poster>
      <Locked>
        <Lock aria-hidden="true" />
        <h2>{coin ? titles.coin : titles.vip}</h2>
        <p>
          {coin && <Price diamonds={item.price} />}
          {coin ? item.vipFree && <span>{text.lockNoteVip}</span> : <span>{text.lockNoteOnly}</span>}
        </p>
        <Button
          tone={coin ? 'main' : 'gold'}
          size="s"
          busy={busy}
          onClick={() => void dispatch(askUnlock(unlockTargetOf(item)))}
        >
          {coin ? text.unlock : text.openVip}
        </Button>
      </Locked>
    </>
  );
}
