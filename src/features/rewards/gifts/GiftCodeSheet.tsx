import type { GiftPack } from '@/contract/gift';
import { selectShownPack } from '@/features/rewards/claims/claimsSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { groupThousands } from '@/lib/format/groupThousands';
import { momentText } from '@/lib/time/calendarDay';
import { useServerNow } from '@/shell/clock/useServerNow';
import { copyText } from '@/shell/copy/copyText';
import { href } from '@/shell/navigation/href';
import { useGo } from '@/shell/navigation/useGo';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { giftsText } from '@/text/gifts';
import { Button } from '@/ui/button/Button';
import { GameIcon } from '@/ui/game-icon/GameIcon';
import { Sheet } from '@/ui/sheet/Sheet';
import { Code, Dates, Of } from './gift-code.styles';

const text = giftsText.sheet;

/** The code of a pack one has: to copy, until when it counts, and where it is typed in (pages 10). */
export function GiftCodeSheet({ open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const go = useGo();
  const pack = useAppSelector(selectShownPack);
  if (!pack) return null;
  const code = pack.code ?? '';
  return (
    <Sheet
      {...{ open, top, onCloseAsked, onClosed }}
      title={text.title}
      actions={
        <>
          <Button onClick={() => go(href.detail(pack.gameId))}>{text.toGame}</Button>
          <Button tone="main" aria-label={text.copySpoken} onClick={() => void dispatch(copyText(code))}>
            {text.copy}
          </Button>
        </>
      }
    >
      <Of>
        {pack.game && <GameIcon src={pack.game.icon} />}
        <div>
          <b>{pack.name}</b>
          <p>
            {pack.items.map(({ name, count }) => giftsText.item(name, groupThousands(count))).join(giftsText.comma)}
          </p>
        </div>
      </Of>
      <Code aria-label={text.code}>{code}</Code>
      <Windows pack={pack} />
    </Sheet>
  );
}

function Windows({ pack: { claimStart, claimEnd, redeemEnd, redeemGuide } }: { pack: GiftPack }) {
  const now = useServerNow();
  const over = redeemEnd != null && redeemEnd <= now;
  return (
    <Dates>
      <dt>{text.claimWindow}</dt>
      <dd>
        {claimStart != null && claimEnd != null
          ? text.window(momentText(claimStart), momentText(claimEnd))
          : text.always}
      </dd>
      <dt>{text.redeemBy}</dt>
      <dd data-over={over || undefined}>
        {redeemEnd == null ? text.always : momentText(redeemEnd)}
        {over && <b>{text.over}</b>}
      </dd>
      {redeemGuide !== '' && (
        <>
          <dt>{text.guide}</dt>
          <dd>{redeemGuide}</dd>
        </>
      )}
    </Dates>
  );
}
