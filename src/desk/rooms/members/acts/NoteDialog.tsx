import { useState } from 'react';
import { useAct } from '@/desk/kit/act/useAct';
import { Dialog } from '@/desk/kit/dialog/Dialog';
import { TextArea } from '@/desk/kit/field/TextArea';
import { useNoteMutation } from '@/desk/rooms/members/membersApi';
import { membersText as text } from '@/text/desk/members';
import type { ActDialogProps } from './ActDialog';

/** Writes down what colleagues should know. */
export function NoteDialog({ member: { uid, name }, onClose }: ActDialogProps) {
  const [said, setSaid] = useState('');
  const { run, fault, busy } = useAct(onClose);
  const [note] = useNoteMutation();
  return (
    <Dialog
      title={`${text.note} · ${name}`}
      note={text.noteMore}
      recorded={text.noteRecorded}
      fault={fault}
      main={{
        label: text.noteRun,
        disabled: said.trim() === '',
        busy,
        run: () => void run(note({ uid, text: said }), () => text.noted),
      }}
      onClose={onClose}
    >
      <TextArea label={text.noteText} value={said} maxLength={500} rows={4} first onChange={setSaid} />
    </Dialog>
  );
}
