import type { DeskRefund, RefundDecision } from '@/contract/desk/refunds';
import { useAct } from '@/desk/kit/act/useAct';
import { useReason } from '@/desk/kit/act/useReason';
import { Dialog } from '@/desk/kit/dialog/Dialog';
import { moneyDeskText as text } from '@/text/desk/money';
import { refundText as refunds } from '@/text/desk/refunds';
import { useSettleRefundMutation } from './moneyApi';

interface SettleRefundDialogProps {
  refund: DeskRefund;
  decision: RefundDecision;
  onClose: () => void;
}

/** Decides about a refund that a provider refused, with a reason. */
export function SettleRefundDialog({ refund: { id, amountFen, why }, decision, onClose }: SettleRefundDialogProps) {
  const { reason, field } = useReason(refunds.decideReasons);
  const { run, fault, busy } = useAct(onClose);
  const [settle] = useSettleRefundMutation();
  const words = refunds.decide[decision];
  return (
    <Dialog
      title={refunds.decideTitle(words.act, text.yuan(amountFen))}
      note={[why, words.note].filter(Boolean).join(' · ')}
      recorded={refunds.decideRecorded(words.act)}
      fault={fault}
      main={{
        label: words.act,
        disabled: reason === '',
        busy,
        run: () => void run(settle({ id, decision, reason }), () => words.done),
      }}
      onClose={onClose}
    >
      {field}
    </Dialog>
  );
}
