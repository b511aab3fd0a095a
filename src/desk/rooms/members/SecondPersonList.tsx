import { useState } from 'react';
import { Link } from 'react-router';
import type { SecondPerson } from '@/contract/desk/members';
import { Answer } from '@/desk/kit/answer/Answer';
import { Button } from '@/desk/kit/button/Button';
import { Dialog } from '@/desk/kit/dialog/Dialog';
import { FactsSection } from '@/desk/kit/facts/Facts';
import { Waiting } from '@/desk/kit/time/Moment';
import { membersText as text } from '@/text/desk/members';
import { LedgerPreview } from './acts/LedgerPreview';
import { useAct } from './acts/useAct';
import { Waits } from './members.styles';
import { useDecideMutation, useSecondPersonQuery } from './membersApi';

const whatOf = ({ kind, diamonds, title }: SecondPerson) =>
  kind === 'refund'
    ? text.secondRefund(title, diamonds)
    : diamonds > 0
      ? text.secondGive(diamonds)
      : text.secondTake(diamonds);

/** What waits for a second person; one's own are there to be seen, not to be confirmed. */
export function SecondPersonList() {
  const waiting = useSecondPersonQuery({}, { pollingInterval: 10_000 });
  const [open, setOpen] = useState<SecondPerson | null>(null);
  return (
    <FactsSection title={text.second} note={text.secondNote}>
      <Answer of={waiting} what={text.second} rows={2}>
        {({ records }) =>
          records.length === 0 ? (
            text.secondNone
          ) : (
            <Waits>
              {records.map((row) => (
                <li key={row.id}>
                  <p>
                    <Link to={`/members/${row.uid}`}>{row.name}</Link> · {whatOf(row)}
                  </p>
                  <p>
                    {text.askedBy(row.askedBy)} · <Waiting since={row.askedAt} /> · {row.reason}
                  </p>
                  {row.isMine ? (
                    <small>{text.mine}</small>
                  ) : (
                    <Button onClick={() => setOpen(row)}>{text.decideTitle}</Button>
                  )}
                </li>
              ))}
            </Waits>
          )
        }
      </Answer>
      {open && <DecideDialog row={open} onClose={() => setOpen(null)} />}
    </FactsSection>
  );
}

/** The second person sees what the first one saw, and says yes or no. */
function DecideDialog({ row, onClose }: { row: SecondPerson; onClose: () => void }) {
  const { run, fault, busy } = useAct<{ state: 'confirmed' | 'refused' }>(onClose);
  const [decide] = useDecideMutation();
  const send = (confirm: boolean) => void run(decide({ id: row.id, confirm }), ({ state }) => text[state]);
  return (
    <Dialog
      title={`${text.decideTitle} · ${row.name}`}
      note={`${whatOf(row)} · ${text.askedBy(row.askedBy)} · ${row.reason}`}
      recorded={text.decideRecorded}
      fault={fault}
      main={{ label: text.confirm, busy, run: () => send(true) }}
      aside={
        <Button tall disabled={busy} onClick={() => send(false)}>
          {text.refuse}
        </Button>
      }
      onClose={onClose}
    >
      <LedgerPreview
        balance={row.balance}
        amount={row.diamonds}
        other={row.kind === 'refund' ? text.refundAccount : text.rewardAccount}
      />
    </Dialog>
  );
}
