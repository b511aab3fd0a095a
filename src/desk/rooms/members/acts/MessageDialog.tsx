import { useState } from 'react';
import { useAct } from '@/desk/kit/act/useAct';
import { useReason } from '@/desk/kit/act/useReason';
import { Dialog } from '@/desk/kit/dialog/Dialog';
import { TextArea } from '@/desk/kit/field/TextArea';
import { TextField } from '@/desk/kit/field/TextField';
import { useMessageMutation } from '@/desk/rooms/members/membersApi';
import { membersText as text } from '@/text/desk/members';
import type { ActDialogProps } from './ActDialog';

/** Writes to a member in the platform's name. */
export function MessageDialog({ member: { uid, name }, onClose }: ActDialogProps) {
  const [title, setTitle] = useState('');
  const [said, setSaid] = useState('');
  const { reason, field } = useReason(text.reasons);
  const { run, fault, busy, requestId } = useAct(onClose);
  const [message] = useMessageMutation();
  return (
    <Dialog
      title={`${text.message} · ${name}`}
      note={text.messageNote}
      recorded={text.messageRecorded(name)}
      fault={fault}
      main={{
        label: text.messageRun,
        disabled: title.trim() === '' || said.trim() === '' || reason === '',
        busy,
        run: () => void run(message({ uid, requestId, title, text: said, reason }), () => text.messaged),
      }}
      onClose={onClose}
    >
      <TextField label={text.messageTitle} value={title} maxLength={40} onChange={setTitle} />
      <TextArea label={text.messageText} value={said} maxLength={1000} rows={5} onChange={setSaid} />
      {field}
    </Dialog>
  );
}
