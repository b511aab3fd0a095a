import { unlockEvents } from '@/features/unlock/unlockSlice';
import { useAppDispatch } from '@/kernel/hooks';
import { groupThousands } from '@/lib/format/groupThousands';
import { href } from '@/shell/navigation/href';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { useGo } from '@/shell/navigation/useGo';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { dialogText } from '@/text/downloadDialogs';
import Wallet from '@/ui/art/wallet-empty.svg';
import { Button } from '@/ui/button/Button';
import { Due } from '@/ui/deal/deal.styles';
import { Dialog } from '@/ui/dialog/Dialog';
import { Price } from '@/ui/price/Price';
import { Art } from './download.styles';
import { downloadEvents } from './downloadSlice';

const text = dialogText.insufficient;

/** The diamonds do not reach: how many are missing, and the way to the cashier, which remembers the wish (E2, pages 25). */
export function InsufficientDialog({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const go = useGo();
  const canRecharge = useRoutes().find('recharge') !== undefined;
  const price = Number(overlay.data.price ?? 0);
  const balance = Number(overlay.data.balance ?? 0);

  const recharge = () => {
    dispatch(overlay.data.of === 'unlock' ? unlockEvents.rechargeChosen() : downloadEvents.rechargeChosen());
    go(href.recharge());
  };
  return (
    <Dialog
      {...{ open, top, onCloseAsked, onClosed }}
      title={text.title}
      note={text.text}
      cross={false}
      actions={
        <>
          <Button onClick={() => onCloseAsked('x')}>{text.cancel}</Button>
          {canRecharge && (
            <Button tone="main" onClick={recharge}>
              {text.recharge}
            </Button>
          )}
        </>
      }
    >
      <Art>
        <Wallet aria-hidden="true" />
      </Art>
      <Due>
        {text.missing}
        <div>
          <Price diamonds={price - balance} size="hero" />
        </div>
        <p>{text.detail(groupThousands(price), groupThousands(balance))}</p>
      </Due>
    </Dialog>
  );
}
