import type { MarkDecision, VelocityMark } from '@/contract/desk/velocity';
import { useAct } from '@/desk/kit/act/useAct';
import { useReason } from '@/desk/kit/act/useReason';
import { Dialog } from '@/desk/kit/dialog/Dialog';
import { markText as text } from '@/text/desk/marks';
import { useSettleMarkMutation } from './moneyApi';

interface SettleMarkDialogProps {
  mark: VelocityMark;
  decision: MarkDecision;
  onClose: () => void;
}

/** Decides about what a rule found, with a reason. */
export function SettleMarkDialog({ mark, decision, onClose }: SettleMarkDialogProps) {
  const { reason, field } = useReason(text.reasons);
  const { run, fault, busy } = useAct(onClose);
  const [settle] = useSettleMarkMutation();
  const words = text.decide[decision];
  return (
    <Dialog
      title={text.title(words.act, mark.name)}
      note={`${text.sentences[mark.rule](mark.seen, mark.most)} · ${mark.diamonds ? words.noteReward : words.note}`}
      recorded={text.recorded(words.act)}
      fault={fault}
      main={{
        label: words.act,
        disabled: reason === '',
        busy,
        run: () => void run(settle({ id: mark.id, decision, reason }), () => words.done),
      }}
      onClose={onClose}
    >
      {field}
    </Dialog>
  );
}
