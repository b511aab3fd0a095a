import { useState } from 'react';
import type { MoneyCase } from '@/contract/desk/money';
import { useAct } from '@/desk/kit/act/useAct';
import { useReason } from '@/desk/kit/act/useReason';
import { useIsStale } from '@/desk/kit/answer/Answer';
import { Button } from '@/desk/kit/button/Button';
import { Dialog } from '@/desk/kit/dialog/Dialog';
import { Facts } from '@/desk/kit/facts/Facts';
import { Segments } from '@/desk/kit/segments/Segments';
import { Moment } from '@/desk/kit/time/Moment';
import { momentText } from '@/desk/kit/time/timeText';
import { useMay, useSelf } from '@/desk/session/useSelf';
import { useNow } from '@/desk/world/useNow';
import { moneyDeskText as text } from '@/text/desk/money';
import { amountText, writesText } from './caseWords';
import { Asked } from './money.styles';
import { useDecideCaseMutation } from './moneyApi';

/** That sending a payment back waits for a second person, who decides here. */
export function AskedBack({ payment }: { payment: MoneyCase }) {
  const self = useSelf();
  const now = useNow();
  const mayDecide = useMay('money.settle');
  const isStale = useIsStale();
  const [isOpen, setOpen] = useState(false);
  const { asked } = payment;
  if (!asked || payment.state !== 'open') return null;
  const isMine = asked.by.id === self.id;
  return (
    <Asked role="status">
      <p>{text.asked(asked.by.name, momentText(asked.at, now), asked.reason)}</p>
      <p data-dim="">{isMine ? text.askedMine : text.askedTheirs}</p>
      {mayDecide && !isMine && (
        <Button look="main" disabled={isStale} onClick={() => setOpen(true)}>
          {text.decide}
        </Button>
      )}
      {isOpen && <DecideDialog payment={payment} asked={asked} onClose={() => setOpen(false)} />}
    </Asked>
  );
}

interface DecideDialogProps {
  payment: MoneyCase;
  asked: NonNullable<MoneyCase['asked']>;
  onClose: () => void;
}

/** The second person's yes, or no with a reason. */
function DecideDialog({ payment, asked, onClose }: DecideDialogProps) {
  const [answer, setAnswer] = useState<'agree' | 'refuse'>('agree');
  const { reason: why, field } = useReason(text.refuseReasons);
  const { run, fault, busy } = useAct<{ state: 'confirmed' | 'refused' }>(onClose);
  const [decide] = useDecideCaseMutation();
  const confirm = answer === 'agree';
  const send = () =>
    run(decide({ id: asked.id, confirm, ...(!confirm && { why }) }), ({ state }) => text.decided[state]);
  return (
    <Dialog
      title={text.decideTitle(amountText(payment.amountFen))}
      note={writesText(payment, 'refunded')}
      recorded={text.decideRecorded}
      fault={fault}
      main={{ label: text[answer], disabled: !confirm && why === '', busy, run: () => void send() }}
      onClose={onClose}
    >
      <Facts
        rows={[
          [text.askedBy, asked.by.name],
          [text.when, <Moment key="at" at={asked.at} />],
          [text.note, asked.reason],
        ]}
      />
      <Segments
        label={text.decide}
        value={answer}
        options={[
          { value: 'agree', label: text.agree },
          { value: 'refuse', label: text.refuse },
        ]}
        onChange={setAnswer}
      />
      {!confirm && field}
    </Dialog>
  );
}
