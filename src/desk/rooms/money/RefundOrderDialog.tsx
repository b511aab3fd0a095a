import { useState } from 'react';
import type { DeskPurchase } from '@/contract/desk/members';
import type { RefundPreview } from '@/contract/desk/money';
import { takenWith } from '@/contract/desk/refundShare';
import { useAct } from '@/desk/kit/act/useAct';
import { useReason } from '@/desk/kit/act/useReason';
import { Answer } from '@/desk/kit/answer/Answer';
import { Dialog } from '@/desk/kit/dialog/Dialog';
import { TextField } from '@/desk/kit/field/TextField';
import { LedgerPreview, OverLimit } from '@/desk/kit/ledger/LedgerPreview';
import { momentText } from '@/desk/kit/time/timeText';
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

/** What was typed as yuan, in fen; null when it is no sum. */
const fenOf = (typed: string): number | null =>
  /^\d{1,7}(\.\d{1,2})?$/.test(typed.trim()) ? Math.round(Number(typed) * 100) : null;

/** What is wrong with a sum; undefined when nothing is. */
function wrongWith(fen: number | null, left: number, taken: number): string | undefined {
  if (fen === null || fen === 0) return refunds.amountWrong;
  if (fen > left) return refunds.amountTooMuch(text.yuan(left));
  return taken === 0 ? refunds.amountTooSmall : undefined;
}

/** Why it cannot be given back, in words; null when it can. */
function hindranceOf({ state, vip, waiting }: RefundPreview, missing: number, taken: number): string | null {
  if (waiting) return refunds.waits(waiting);
  if (state !== 'paid') return refunds.notPaid(text.orderStates[state]);
  if (vip && vip.endsAt <= clock.now()) return refunds.vipOver;
  return missing > 0 ? refunds.belowZero(taken, taken - missing, missing) : null;
}

function Refunding({ preview, onClose }: { preview: RefundPreview; onClose: () => void }) {
  const { orderId, name, uid, amountFen, refundedFen, payType, paidAt, balance, purchases } = preview;
  const left = amountFen - refundedFen;
  const [typed, setTyped] = useState((left / 100).toFixed(2));
  const [returned, setReturned] = useState<readonly string[]>([]);
  const { reason, field } = useReason(refunds.reasons);
  const { run, fault, busy, requestId } = useAct<{ state: 'done' | 'asked'; balance: number }>(onClose);
  const [refund] = useRefundOrderMutation();
  const limit = useSelf().alone.refundFen;
  const items = purchases.filter((each) => returned.includes(keyOf(each)));
  const back = items.reduce((total, { price }) => total + price, 0);
  const fen = fenOf(typed);
  const part = { amountFen, before: refundedFen, fen: fen ?? 0 };
  const taken = takenWith(preview.coins + preview.bonus + preview.firstBonus, part);
  const days = takenWith(preview.vip?.days ?? 0, part);
  const problem = wrongWith(fen, left, taken + days);
  const after = balance + back - taken;
  const hindrance = hindranceOf(preview, -after, taken);
  const needsSecond = refundedFen + part.fen > limit;
  const sum = text.yuan(part.fen);
  const toggle = (each: DeskPurchase) =>
    setReturned((now) =>
      now.includes(keyOf(each)) ? now.filter((key) => key !== keyOf(each)) : [...now, keyOf(each)],
    );
  const send = () =>
    run(
      refund({
        orderId,
        requestId,
        amountFen: part.fen,
        items: items.map(({ itemKind, itemId }) => ({ itemKind, itemId })),
        reason,
      }),
      ({ state, balance: now }) => (state === 'done' ? refunds.done(now) : ledgerText.asked),
    );
  const since = paidAt ? momentText(paidAt, clock.now()) : '';
  return (
    <Dialog
      wide
      title={refunds.heading(sum)}
      note={[
        refunds.note(name || uid, since, wayText(payType)),
        ...(refundedFen > 0 ? [refunds.before(text.yuan(refundedFen))] : []),
      ].join(' · ')}
      recorded={refunds.recorded(requestId.slice(0, 8))}
      fault={fault}
      main={{
        label: needsSecond ? ledgerText.askSecond : refunds.run(sum),
        disabled: hindrance !== null || problem !== undefined || reason === '',
        busy,
        run: () => void send(),
      }}
      onClose={onClose}
    >
      <RefundSides>
        <div>
          <TakenBack
            preview={preview}
            taken={taken}
            days={days}
            isWhole={part.fen === amountFen}
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
          <p data-dim="">{refunds.cash(wayText(payType), sum)}</p>
        </div>
        <div>
          {hindrance !== null && (
            <Refused role="alert">
              <b>{refunds.refused}</b>
              {hindrance}
            </Refused>
          )}
          {needsSecond && hindrance === null && (
            <OverLimit what={text.yuan(refundedFen + part.fen)} limit={text.yuan(limit)} />
          )}
          <TextField
            label={refunds.amount}
            value={typed}
            inputMode="decimal"
            placeholder={refunds.amountHint(text.yuan(left))}
            problem={problem}
            onChange={setTyped}
          />
          {field}
          <p data-dim="">{refunds.told}</p>
        </div>
      </RefundSides>
    </Dialog>
  );
}
