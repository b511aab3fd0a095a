import { useState } from 'react';
import { Dialog } from '@/desk/kit/dialog/Dialog';
import { ReasonField } from '@/desk/kit/field/ReasonField';
import { type Reason, reasonText } from '@/desk/kit/field/reason';
import { faultText } from '@/desk/kit/states/faultText';
import { recordingsText as text } from '@/text/desk/recordings';

interface OpenDialogProps {
  number: string;
  /** Answers why it could not. */
  onOpen: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** What came with no letter is looked at for a reason. */
export function OpenDialog({ number, onOpen, onClose }: OpenDialogProps) {
  const [value, setValue] = useState<Reason>({ choice: '', text: '' });
  const [fault, setFault] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const reason = reasonText(value);
  const run = async () => {
    setBusy(true);
    setFault(await onOpen(reason));
    setBusy(false);
  };
  return (
    <Dialog
      title={text.why(number)}
      note={text.whyNote}
      recorded={text.whyRecorded(number, reason || '…')}
      fault={fault === undefined ? undefined : faultText(fault)}
      main={{ label: text.whyRun, disabled: reason.length < 2, busy, run: () => void run() }}
      onClose={onClose}
    >
      <ReasonField value={value} onChange={setValue} options={text.reasons} maxLength={180} />
    </Dialog>
  );
}
