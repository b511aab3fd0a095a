import { useState } from 'react';
import type { DeskPurchase } from '@/contract/desk/members';
import type { RefundPreview } from '@/contract/desk/money';
import { useAct } from '@/desk/kit/act/useAct';
import { useReason } from '@/desk/kit/act/useReason';
import { Answer } from '@/desk/kit/answer/Answer';
import { Dialog } from '@/desk/kit/dialog/Dialog';
import { LedgerPreview, OverLimit } from '@/desk/kit/ledger/LedgerPreview';
import { momentText } from '@/desk/kit/time/moment';
import { useSelf } from '@/desk/session/useSelf';
import { clock } from '@/desk/world/clock';
import { ledgerText } from '@/text/desk/ledger';
import { moneyDeskText as text } from '@/text/desk/money';
import { refundText as refunds } from '@/text/desk/refunds';
import { wayText } from './caseWords';
import { RefundSides, Refused } from './money.styles';
import { useRefundOrderMutation, useRefundPreviewQuery } from './moneyApi';
import { TakenBack } from './TakenBack';

/** Gives an order back: what is taken with it stands there before anybody does. */
export function RefundOrderDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const preview = useRefundPreviewQuery({ orderId }, { refetchOnMountOrArgChange: true });
  if (preview.currentData && !preview.isFetching) return <Refunding preview={preview.currentData} onClose={onClose} />;
  return (
    <Dialog title={refunds.title} onClose={onClose}>
      <Answer of={preview} what={text.orders} rows={4}>
        {() => null}
      </Answer>
    </Dialog>
  );
}

const keyOf = ({ itemKind, itemId }: DeskPurchase) => `${itemKind} ${itemId}`;

/** Why it cannot be given back, in words; null when it can. */
function hindranceOf({ state, vip, waiting }: RefundPreview, missing: number, taken: number): string | null {
  if (waiting) return refunds.waits(waiting);
  if (state !== 'paid') return refunds.notPaid(text.orderStates[state]);
  if (vip && vip.endsAt <= clock.now()) return refunds.vipOver;
  return missing > 0 ? refunds.belowZero(taken, taken - missing, missing) : null;
}

function Refunding({ preview, onClose }: { preview: RefundPreview; onClose: () => void }) {
  const { orderId, name, uid, amountFen, payType, paidAt, balance, coins, bonus, firstBonus, purchases } = preview;
  const [returned, setReturned] = useState<readonly string[]>([]);
  const { reason, field } = useReason(refunds.reasons);
  const { run, fault, busy, requestId } = useAct<{ state: 'done' | 'asked'; balance: number }>(onClose);
  const [refund] = useRefundOrderMutation();
  const limit = useSelf().alone.refundFen;
  const items = purchases.filter((each) => returned.includes(keyOf(each)));
  const back = items.reduce((total, { price }) => total + price, 0);
  const taken = coins + bonus + firstBonus;
  const after = balance + back - taken;
  const hindrance = hindranceOf(preview, -after, taken);
  const needsSecond = amountFen > limit;
  const toggle = (each: DeskPurchase) =>
    setReturned((now) =>
      now.includes(keyOf(each)) ? now.filter((key) => key !== keyOf(each)) : [...now, keyOf(each)],
    );
  const send = () =>
    run(
      refund({ orderId, requestId, items: items.map(({ itemKind, itemId }) => ({ itemKind, itemId })), reason }),
      ({ state, balance: now }) => (state === 'done' ? refunds.done(now) : ledgerText.asked),
    );
  const since = paidAt ? momentText(paidAt, clock.now()) : '';
  return (
    <Dialog
      wide
      title={refunds.heading(text.yuan(amountFen))}
      note={refunds.note(name || uid, since, wayText(payType))}
      recorded={refunds.recorded(requestId.slice(0, 8))}
      fault={fault}
      main={{
        label: needsSecond ? ledgerText.askSecond : refunds.run(text.yuan(amountFen)),
        disabled: hindrance !== null || reason === '',
        busy,
        run: () => void send(),
      }}
      onClose={onClose}
    >
      <RefundSides>
        <div>
          <TakenBack
            preview={preview}
            isReturned={(each) => returned.includes(keyOf(each))}
            onToggle={toggle}
            after={after}
          />
          {taken > 0 && (
            <LedgerPreview
              balance={balance}
              others={[
                { account: ledgerText.mint, change: taken },
                { account: ledgerText.refund, change: -back },
              ]}
            />
          )}
          <p data-dim="">{refunds.cash(wayText(payType), text.yuan(amountFen))}</p>
        </div>
        <div>
          {hindrance !== null && (
            <Refused role="alert">
              <b>{refunds.refused}</b>
              {hindrance}
            </Refused>
          )}
          {needsSecond && hindrance === null && <OverLimit what={text.yuan(amountFen)} limit={text.yuan(limit)} />}
          {field}
          <p data-dim="">{refunds.told}</p>
        </div>
      </RefundSides>
    </Dialog>
  );
}
