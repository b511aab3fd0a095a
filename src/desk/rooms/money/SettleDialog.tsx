import type { CaseDecision, MoneyCase } from '@/contract/desk/money';
import { useAct } from '@/desk/kit/act/useAct';
import { useReason } from '@/desk/kit/act/useReason';
import { Dialog } from '@/desk/kit/dialog/Dialog';
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
  const { run, fault, busy } = useAct(onClose);
  const [settle] = useSettleMutation();
  const title = text.settleTitle[decision];
  return (
    <Dialog
      title={`${title} · ${amountText(amountFen)} · ${orderId.slice(-10)}`}
      note={writesText(payment, decision)}
      recorded={text.settleRecorded(title)}
      fault={fault}
      main={{
        label: decision === 'credited' ? text.acts.credited(givesText(payment)) : text.acts[decision],
        disabled: reason === '',
        busy,
        run: () => void run(settle({ id, decision, reason }), () => text.settleDone[decision]),
      }}
      onClose={onClose}
    >
      {field}
    </Dialog>
  );
}
