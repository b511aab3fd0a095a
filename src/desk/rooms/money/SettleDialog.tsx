import type { CaseDecision, MoneyCase } from '@/contract/desk/money';
import { useAct } from '@/desk/kit/act/useAct';
import { useReason } from '@/desk/kit/act/useReason';
import { Dialog } from '@/desk/kit/dialog/Dialog';
import { OverLimit } from '@/desk/kit/ledger/LedgerPreview';
import { useSelf } from '@/desk/session/useSelf';
import { ledgerText } from '@/text/desk/ledger';
import { moneyDeskText as text } from '@/text/desk/money';
import { amountText, givesText, writesText } from './caseWords';
import { useSettleMutation } from './moneyApi';

interface SettleDialogProps {
  payment: MoneyCase;
  decision: CaseDecision;
  onClose: () => void;
}

/** Decides about a payment, with a reason. */
export function SettleDialog({ payment, decision, onClose }: SettleDialogProps) {
  const { id, amountFen, orderId } = payment;
  const { reason, field } = useReason(text.settleReasons);
  const { run, fault, busy } = useAct<{ state: 'done' | 'asked' }>(onClose);
  const [settle] = useSettleMutation();
  const limit = useSelf().alone.refundFen;
  const needsSecond = decision === 'refunded' && (amountFen ?? 0) > limit;
  const title = text.settleTitle[decision];
  return (
    <Dialog
      title={`${title} · ${amountText(amountFen)} · ${orderId.slice(-10)}`}
      note={writesText(payment, decision)}
      recorded={text.settleRecorded(title)}
      fault={fault}
      main={{
        label: needsSecond
          ? ledgerText.askSecond
          : decision === 'credited'
            ? text.acts.credited(givesText(payment))
            : text.acts[decision],
        disabled: reason === '',
        busy,
        run: () =>
          void run(settle({ id, decision, reason }), ({ state }) =>
            state === 'done' ? text.settleDone[decision] : ledgerText.asked,
          ),
      }}
      onClose={onClose}
    >
      {needsSecond && <OverLimit what={amountText(amountFen)} limit={text.yuan(limit)} />}
      {field}
    </Dialog>
  );
}
