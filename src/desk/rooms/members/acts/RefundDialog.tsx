import { useState } from 'react';
import type { DeskPurchase } from '@/contract/desk/members';
import { useAct } from '@/desk/kit/act/useAct';
import { useReason } from '@/desk/kit/act/useReason';
import { Answer } from '@/desk/kit/answer/Answer';
import { Dialog } from '@/desk/kit/dialog/Dialog';
import { LedgerPreview, OverLimit } from '@/desk/kit/ledger/LedgerPreview';
import { Moment } from '@/desk/kit/time/Moment';
import { Choices } from '@/desk/rooms/members/members.styles';
import { usePurchasesQuery, useRefundMutation } from '@/desk/rooms/members/membersApi';
import { useSelf } from '@/desk/session/useSelf';
import { ledgerText } from '@/text/desk/ledger';
import { membersText as text } from '@/text/desk/members';
import type { ActDialogProps } from './ActDialog';

const keyOf = ({ itemKind, itemId }: DeskPurchase) => `${itemKind} ${itemId}`;

/** Takes a thing back and returns its diamonds; above the limit a second person is asked. */
export function RefundDialog({ member: { uid, name, balance }, onClose }: ActDialogProps) {
  const purchases = usePurchasesQuery({ uid });
  const [chosen, setChosen] = useState<DeskPurchase | null>(null);
  const { reason, field } = useReason(text.reasons);
  const { run, fault, busy, requestId } = useAct<{ state: 'done' | 'asked'; balance: number }>(onClose);
  const [refund] = useRefundMutation();
  const limit = useSelf().alone.diamonds;
  const needsSecond = chosen !== null && chosen.price > limit;
  const send = ({ itemKind, itemId }: DeskPurchase) =>
    run(refund({ uid, requestId, itemKind, itemId, reason }), ({ state, balance: now }) =>
      state === 'done' ? text.given(now) : ledgerText.asked,
    );
  return (
    <Dialog
      title={`${text.refund} · ${name}`}
      note={text.refundNote}
      recorded={text.refundRecorded}
      fault={fault}
      main={{
        label: needsSecond ? ledgerText.askSecond : text.refundRun(chosen?.price ?? 0),
        disabled: chosen === null || reason === '',
        busy,
        run: () => void (chosen && send(chosen)),
      }}
      onClose={onClose}
    >
      <Answer of={purchases} what={text.refundWhat} rows={3}>
        {({ records }) =>
          records.length === 0 ? (
            <p>{text.noPurchases}</p>
          ) : (
            <Choices role="radiogroup" aria-label={text.refundWhat}>
              {records.map((purchase) => (
                <li key={keyOf(purchase)}>
                  <label>
                    <input
                      type="radio"
                      name="purchase"
                      checked={chosen !== null && keyOf(chosen) === keyOf(purchase)}
                      onChange={() => setChosen(purchase)}
                    />
                    <span>{purchase.title}</span>
                    <small>
                      {purchase.days != null && `${text.takesDays(purchase.days)} · `}
                      <Moment at={purchase.at} />
                    </small>
                    {text.diamonds(purchase.price)}
                  </label>
                </li>
              ))}
            </Choices>
          )
        }
      </Answer>
      {needsSecond && <OverLimit what={text.diamonds(chosen.price)} limit={text.diamonds(limit)} />}
      {field}
      {chosen && <LedgerPreview balance={balance} others={[{ account: ledgerText.refund, change: -chosen.price }]} />}
    </Dialog>
  );
}
