import { useState } from 'react';
import { useAct } from '@/desk/kit/act/useAct';
import { useReason } from '@/desk/kit/act/useReason';
import { Dialog } from '@/desk/kit/dialog/Dialog';
import { SelectField } from '@/desk/kit/field/SelectField';
import { useMuteMutation } from '@/desk/rooms/members/membersApi';
import { membersText as text } from '@/text/desk/members';
import type { ActDialogProps } from './ActDialog';

const TERMS = ['1', '3', '7', '30', 'open'] as const;
type Term = (typeof TERMS)[number];

const wordOf = (term: Term) => (term === 'open' ? text.untilLifted : text.days(Number(term)));

/** Lets a member publish nothing for a while. */
export function MuteDialog({ member: { uid, name }, onClose }: ActDialogProps) {
  const [term, setTerm] = useState<Term>('3');
  const { reason, field } = useReason(text.reasons);
  const { run, fault, busy, requestId } = useAct(onClose);
  const [mute] = useMuteMutation();
  const days = term === 'open' ? null : Number(term);
  return (
    <Dialog
      title={`${text.mute} · ${name}`}
      note={text.muteNote}
      recorded={text.muteRecorded(name, wordOf(term))}
      fault={fault}
      main={{
        label: `${text.mute} ${wordOf(term)}`,
        grave: true,
        disabled: reason === '',
        busy,
        run: () => void run(mute({ uid, requestId, days, reason }), () => text.mutedNow),
      }}
      onClose={onClose}
    >
      {field}
      <SelectField
        label={text.muteDays}
        value={term}
        options={TERMS.map((value) => ({ value, label: wordOf(value) }))}
        onChange={setTerm}
      />
    </Dialog>
  );
}
