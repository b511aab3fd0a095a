import { useStatusToPay } from '@/api/useStatusToPay';
import type { UserStatus } from '@/contract/userStatus';
import { selectUid } from '@/features/session/accountSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { groupThousands } from '@/lib/format/groupThousands';
import { stateIn } from '@/lib/machine/states';
import { useLast } from '@/lib/react/useLast';
import { useServerNow } from '@/shell/clock/useServerNow';
import { href } from '@/shell/navigation/href';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { useGo } from '@/shell/navigation/useGo';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { unlockText as text } from '@/text/unlock';
import { Button } from '@/ui/button/Button';
import { Due, Say } from '@/ui/deal/deal.styles';
import { Dialog } from '@/ui/dialog/Dialog';
import { Price } from '@/ui/price/Price';
import { Spinner } from '@/ui/spinner/Spinner';
import { unlockDue } from './unlockDue';
import { isUnderWay, type UnlockState } from './unlockMachine';
import { selectUnlock, unlockEvents } from './unlockSlice';
import { VipPart } from './VipPart';

/** What the dialog has words for; while it closes it shows the last of them. */
const isShown = stateIn<UnlockState>()({
  idle: false,
  loginNeeded: false,
  confirming: true,
  repriced: true,
  checking: true,
  insufficient: false,
  away: false,
  requesting: true,
  unknown: true,
  unlocked: false,
  failed: false,
});

/** Where too few diamonds lead to the cashier at once: a question, nothing under way. */
const asks = stateIn<UnlockState>()({
  idle: false,
  loginNeeded: false,
  confirming: true,
  repriced: true,
  checking: false,
  insufficient: false,
  away: false,
  requesting: false,
  unknown: false,
  unlocked: false,
  failed: false,
});

/** Asks before something is unlocked, and stays locked while it is under way (pages 7, 16, 25). */
export function UnlockDialog({ open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const uid = useAppSelector(selectUid);
  const now = useServerNow();
  const go = useGo();
  const canRecharge = useRoutes().find('recharge') !== undefined;
  const here = useLast(useAppSelector(selectUnlock), isShown);
  const { status, short } = useStatusToPay(uid, (known) => (here ? unlockDue(here.intent.target, known, now) : null));
  if (!here) return null;

  const { target } = here.intent;
  const due = status ? unlockDue(target, status, now) : target.vip === 'only' ? null : target.price;
  const busy = isUnderWay(here);
  const unknown = here.at === 'unknown';
  const toCashier = short && canRecharge && asks(here);
  const close = () => onCloseAsked('x');
  const recharge = () => {
    dispatch(unlockEvents.rechargeChosen());
    go(href.recharge());
  };

  return (
    <Dialog
      {...{ open, top, onCloseAsked, onClosed }}
      title={due === null ? text.vipOnlyTitle : text.title(target.title)}
      note={[due === null ? target.title : target.note, due === null ? target.note : text.once]
        .filter(Boolean)
        .join(' · ')}
      cross={false}
      actions={
        unknown || due === null ? (
          <Button onClick={close}>{text.close}</Button>
        ) : (
          <>
            <Button disabled={busy} onClick={close}>
              {text.cancel}
            </Button>
            {toCashier ? (
              // Keyed apart: a tap that began on one of them never ends on the other.
              <Button key="recharge" tone="main" onClick={recharge}>
                {text.recharge}
              </Button>
            ) : (
              <Button key="confirm" tone="main" busy={busy} onClick={() => dispatch(unlockEvents.confirmed())}>
                {due === 0 ? text.free : text.confirm}
              </Button>
            )}
          </>
        )
      }
    >
      <Due>
        {due === null ? (
          text.vipOnly
        ) : (
          <>
            {text.needs}
            <div>
              <Price diamonds={due} size="hero" {...(due < target.price ? { before: target.price } : {})} />
            </div>
            {/* What is left afterwards is not known as long as the outcome is not. */}
            {unknown ? <Spinner label={text.lookingShort} /> : <Balance status={status} due={due} />}
          </>
        )}
      </Due>
      {!unknown && <VipPart rule={target.vip} status={status} now={now} />}
      <div aria-live="polite">
        {here.at === 'repriced' && (
          <Say>{text.repriced(groupThousands(here.before), groupThousands(target.price))}</Say>
        )}
        {here.at === 'confirming' && here.unpaid && <Say>{text.unpaid}</Say>}
        {unknown && <Say>{text.looking}</Say>}
        {toCashier && <Say>{text.tooFew}</Say>}
      </div>
    </Dialog>
  );
}

/** What the member has, and what is left or missing afterwards. */
function Balance({ status, due }: { status: UserStatus | undefined; due: number }) {
  if (!status) return <p>{text.balanceUnknown}</p>;
  const { coinNum } = status;
  const balance = groupThousands(coinNum);
  if (due === 0) return <p>{text.balanceOnly(balance)}</p>;
  if (coinNum < due) return <p data-short>{text.short(balance, groupThousands(due - coinNum))}</p>;
  return <p>{text.balance(balance, groupThousands(coinNum - due))}</p>;
}
