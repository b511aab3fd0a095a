import { useStatusToPay } from '@/api/useStatusToPay';
import { isVip, type UserStatus } from '@/contract/userStatus';
import { selectUid } from '@/features/session/accountSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { formatBytes } from '@/lib/format/bytes';
import { groupThousands } from '@/lib/format/groupThousands';
import { stateIn } from '@/lib/machine/states';
import { useLast } from '@/lib/react/useLast';
import { dayText } from '@/lib/time/calendarDay';
import { useServerNow } from '@/shell/clock/useServerNow';
import { href } from '@/shell/navigation/href';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { useGo } from '@/shell/navigation/useGo';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { downloadText } from '@/text/download';
import { dialogText } from '@/text/downloadDialogs';
import Crown from '@/ui/art/crown.svg';
import { Button } from '@/ui/button/Button';
import { Due, Say, Vip } from '@/ui/deal/deal.styles';
import { Dialog } from '@/ui/dialog/Dialog';
import { GameIcon } from '@/ui/game-icon/GameIcon';
import { Price } from '@/ui/price/Price';
import { Spinner } from '@/ui/spinner/Spinner';
import { type DownloadState, isUnderWay, type WantedGame } from './downloadMachine';
import { downloadEvents, selectDownload } from './downloadSlice';
import { priceDue } from './price';
import { VipLine } from './VipLine';

const text = dialogText.purchase;

/** What the dialog has words for; while it closes it shows the last of them. */
const isShown = stateIn<DownloadState>()({
  idle: false,
  choosing: false,
  loginNeeded: false,
  confirming: true,
  repriced: true,
  checking: true,
  insufficient: false,
  away: false,
  requesting: true,
  unknown: true,
  started: false,
  failed: false,
});

/** Where too few diamonds lead to the cashier at once: a question, nothing under way. */
const asks = stateIn<DownloadState>()({
  idle: false,
  choosing: false,
  loginNeeded: false,
  confirming: true,
  repriced: true,
  checking: false,
  insufficient: false,
  away: false,
  requesting: false,
  unknown: false,
  started: false,
  failed: false,
});

/** Asks before a download that costs something, and stays locked while it is under way (E2, pages 25). */
export function PurchaseDialog({ open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const uid = useAppSelector(selectUid);
  const now = useServerNow();
  const go = useGo();
  const canRecharge = useRoutes().find('recharge') !== undefined;
  const here = useLast(useAppSelector(selectDownload), isShown);
  const { status, short } = useStatusToPay(uid, (known) =>
    here ? priceDue(here.intent.game, here.price, known, now) : null,
  );
  if (!here) return null;

  const { game, platform } = here.intent;
  const due = status ? priceDue(game, here.price, status, now) : game.owned ? 0 : here.price;
  const busy = isUnderWay(here);
  const unknown = here.at === 'unknown';
  const toCashier = short && canRecharge && asks(here);
  const recharge = () => {
    dispatch(downloadEvents.rechargeChosen());
    go(href.recharge());
  };
  const facts = [downloadText.platformLong[platform], formatBytes(game.size), text.once];

  return (
    <Dialog
      {...{ open, top, onCloseAsked, onClosed }}
      title={text.title(game.name)}
      note={facts.filter(Boolean).join(' · ')}
      crown={<GameIcon src={game.icon} size="x" eager />}
      cross={false}
      actions={
        unknown ? (
          <Button onClick={() => onCloseAsked('x')}>{text.close}</Button>
        ) : (
          <>
            <Button disabled={busy} onClick={() => onCloseAsked('x')}>
              {text.cancel}
            </Button>
            {toCashier ? (
              // Keyed apart: a tap that began on one of them never ends on the other.
              <Button key="recharge" tone="main" onClick={recharge}>
                {text.recharge}
              </Button>
            ) : (
              <Button key="confirm" tone="main" busy={busy} onClick={() => dispatch(downloadEvents.confirmed())}>
                {due === 0 ? text.free : text.confirm}
              </Button>
            )}
          </>
        )
      }
    >
      <Due>
        {text.needs}
        <div>
          <Price diamonds={due} size="hero" {...(due < here.price ? { before: here.price } : {})} />
        </div>
        {/* What is left afterwards is not known as long as the outcome is not. */}
        {unknown ? <Spinner label={text.lookingShort} /> : <Balance status={status} due={due} />}
      </Due>
      {!unknown && (game.owned ? <Owned /> : <Membership {...{ game, status, now }} />)}
      <div aria-live="polite">
        {here.at === 'repriced' && <Say>{text.repriced(groupThousands(here.before), groupThousands(here.price))}</Say>}
        {here.at === 'confirming' && here.unpaid && <Say>{text.unpaid}</Say>}
        {unknown && <Say>{text.looking}</Say>}
        {toCashier && <Say>{dialogText.insufficient.text}</Say>}
      </div>
    </Dialog>
  );
}

/** A game bought once is not charged again (E3). */
const Owned = () => <Say data-tone="good">{text.owned}</Say>;

/** What the member has, and what is left or missing afterwards. */
function Balance({ status, due }: { status: UserStatus | undefined; due: number }) {
  if (!status) return <p>{text.balanceUnknown}</p>;
  const { coinNum } = status;
  const balance = groupThousands(coinNum);
  if (due === 0) return <p>{text.balanceOnly(balance)}</p>;
  if (coinNum < due) return <p data-short>{text.short(balance, groupThousands(due - coinNum))}</p>;
  return <p>{text.balance(balance, groupThousands(coinNum - due))}</p>;
}

/** The VIP line: 立即开通 for others, the end of theirs for members (E2). */
function Membership({ game, status, now }: { game: WantedGame; status: UserStatus | undefined; now: number }) {
  if (status && isVip(status, now)) {
    const until = status.expTime == null ? text.vipForever : text.vipUntil(dayText(status.expTime));
    return (
      <Vip>
        <Crown aria-hidden="true" />
        <span>
          {until}
          {!game.vipFree && <br />}
          {!game.vipFree && text.vipNotThis}
        </span>
      </Vip>
    );
  }
  if (!game.vipFree) return null;
  return <VipLine gameId={game.id} text={text.vipOffer} />;
}
