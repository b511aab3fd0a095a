import type { Difference } from '@/contract/desk/statements';
import { useAct } from '@/desk/kit/act/useAct';
import { useReason } from '@/desk/kit/act/useReason';
import { Dialog } from '@/desk/kit/dialog/Dialog';
import { statementText as words } from '@/text/desk/statements';
import { useSettleDifferenceMutation } from './moneyApi';

/** What is to be done about a difference; `orderId` is the order that a person says it is. */
export interface DifferenceWish {
  difference: Difference;
  as: 'explained' | 'held';
  orderId?: string;
}

/** Decides about a difference, with a reason. */
export function DifferenceDialog({ wish, onClose }: { wish: DifferenceWish; onClose: () => void }) {
  const { difference, as, orderId } = wish;
  const { reason, field } = useReason(words.reasons);
  const { run, fault, busy } = useAct(onClose);
  const [settle] = useSettleDifferenceMutation();
  return (
    <Dialog
      title={words.acts[as]}
      note={as === 'held' ? words.heldNote(orderId ?? difference.orderId) : words.explainedNote}
      recorded={words.recorded}
      fault={fault}
      main={{
        label: words.acts[as],
        disabled: reason === '',
        busy,
        run: () =>
          void run(
            settle({ id: difference.id, as, reason, ...(orderId !== undefined && { orderId }) }),
            () => words.did[as],
          ),
      }}
      onClose={onClose}
    >
      {field}
    </Dialog>
  );
}
