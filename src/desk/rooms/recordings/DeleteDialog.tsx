import { useState } from 'react';
import { Dialog } from '@/desk/kit/dialog/Dialog';
import { ReasonField } from '@/desk/kit/field/ReasonField';
import { type Reason, reasonText } from '@/desk/kit/field/reason';
import { faultText } from '@/desk/kit/states/faultText';
import { useToast } from '@/desk/kit/toast/ToastProvider';
import { recordingsText as text } from '@/text/desk/recordings';
import { useDeleteRecordingMutation } from './recordingsApi';

interface DeleteDialogProps {
  number: string;
  onDeleted: () => void;
  onClose: () => void;
}

/** Throws a recording away for good. */
export function DeleteDialog({ number, onDeleted, onClose }: DeleteDialogProps) {
  const say = useToast();
  const [value, setValue] = useState<Reason>({ choice: '', text: '' });
  const [drop, { isLoading, error }] = useDeleteRecordingMutation();
  const reason = reasonText(value);
  const run = async () => {
    const answer = await drop({ number, reason });
    if (answer.error !== undefined) return;
    say(text.deleted);
    onDeleted();
  };
  return (
    <Dialog
      title={text.delete}
      note={text.deleteNote}
      recorded={text.deleteRecorded(number, reason || '…')}
      fault={error === undefined ? undefined : faultText(error)}
      main={{ label: text.delete, grave: true, disabled: reason.length < 2, busy: isLoading, run: () => void run() }}
      onClose={onClose}
    >
      <ReasonField value={value} onChange={setValue} options={text.deleteReasons} maxLength={180} />
    </Dialog>
  );
}
