import { useState } from 'react';
import { useAct } from '@/desk/kit/act/useAct';
import { useReason } from '@/desk/kit/act/useReason';
import { Dialog } from '@/desk/kit/dialog/Dialog';
import { TextField } from '@/desk/kit/field/TextField';
import { LedgerPreview, OverLimit } from '@/desk/kit/ledger/LedgerPreview';
import { useDiamondsMutation } from '@/desk/rooms/members/membersApi';
import { useSelf } from '@/desk/session/useSelf';
import { ledgerText } from '@/text/desk/ledger';
import { membersText as text } from '@/text/desk/members';
import type { ActDialogProps } from './ActDialog';

/** A whole number that is not zero, as it is typed; null for anything else. */
function amountIn(typed: string): number | null {
  const plain = typed.trim().replace('−', '-');
  return /^[+-]?[1-9]\d{0,6}$/.test(plain) ? Number(plain) : null;
}

/** Gives or takes diamonds; above the limit a second person is asked. */
export function GiveDialog({ member: { uid, name, balance }, onClose }: ActDialogProps) {
  const [typed, setTyped] = useState('');
  const { reason, field } = useReason(text.reasons);
  const { run, fault, busy, requestId } = useAct<{ state: 'done' | 'asked'; balance: number }>(onClose);
  const [move] = useDiamondsMutation();
  const limit = useSelf().alone.diamonds;
  const amount = amountIn(typed);
  const isBelow = amount !== null && balance + amount < 0;
  const needsSecond = amount !== null && Math.abs(amount) > limit;
  const problem =
    typed === '' ? undefined : amount === null ? text.amountWrong : isBelow ? text.belowZero(balance) : undefined;
  return (
    <Dialog
      title={`${text.give} · ${name}`}
      note={text.giveNote}
      recorded={text.giveRecorded}
      fault={fault}
      main={{
        label: needsSecond ? ledgerText.askSecond : text.giveRun(amount ?? 0),
        disabled: amount === null || isBelow || reason === '',
        busy,
        run: () =>
          void run(move({ uid, requestId, amount: amount ?? 0, reason }), ({ state, balance: now }) =>
            state === 'done' ? text.given(now) : ledgerText.asked,
          ),
      }}
      onClose={onClose}
    >
      <TextField label={text.amount} value={typed} inputMode="text" first problem={problem} onChange={setTyped} />
      {needsSecond && !isBelow && <OverLimit what={text.diamonds(Math.abs(amount))} limit={text.diamonds(limit)} />}
      {field}
      {amount !== null && !isBelow && (
        <LedgerPreview balance={balance} others={[{ account: ledgerText.reward, change: -amount }]} />
      )}
    </Dialog>
  );
}
