import { useMeQuery } from '@/api/statusApi';
import { selectUid } from '@/features/session/accountSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { groupThousands } from '@/lib/format/groupThousands';
import { href } from '@/shell/navigation/href';
import { useGo } from '@/shell/navigation/useGo';
import { dataOf } from '@/shell/overlays/dataOf';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { checkinText } from '@/text/checkin';
import { Button } from '@/ui/button/Button';
import { Due } from '@/ui/deal/deal.styles';
import { Dialog } from '@/ui/dialog/Dialog';
import { Price } from '@/ui/price/Price';
import { askMakeUp } from './askCheckin';
import { Hint } from './checkin.styles';
import { dayWords } from './dayWords';

const text = checkinText.makeupDialog;

/** Asks before a missed day is made up: what it costs, what is left, and that it gives no diamonds of its own. */
export function MakeUpDialog({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const go = useGo();
  const uid = useAppSelector(selectUid);
  // Diamonds may have come by another device: the balance is asked anew before somebody hears that it falls short.
  const { data: status } = useMeQuery({ uid }, { skip: !uid, refetchOnMountOrArgChange: true });
  const { day, price, left } = dataOf<{ day: string; price: number; left: number }>(overlay);
  const have = status?.coinNum;
  const short = have !== undefined && have < price;
  const confirm = () => {
    onCloseAsked('x');
    dispatch(askMakeUp(day, price));
  };

  return (
    <Dialog
      {...{ open, top, onCloseAsked, onClosed }}
      title={text.title(dayWords(day))}
      note={text.note}
      cross={false}
      actions={
        <>
          <Button onClick={() => onCloseAsked('x')}>{text.cancel}</Button>
          {short ? (
            <Button tone="main" onClick={() => go(href.recharge())}>
              {text.recharge}
            </Button>
          ) : (
            <Button tone="main" onClick={confirm}>
              {text.confirm}
            </Button>
          )}
        </>
      }
    >
      <Due>
        {text.needs}
        <div>
          <Price diamonds={price} size="hero" />
        </div>
        {have !== undefined && (
          <p data-short={short || undefined}>
            {short
              ? text.short(groupThousands(have), groupThousands(price - have))
              : text.balance(groupThousands(have), groupThousands(have - price))}
          </p>
        )}
      </Due>
      <Hint>{text.left(left)}</Hint>
    </Dialog>
  );
}
