import { useState } from 'react';
import { fillPath } from '@/contract/call';
import { type DeskRecording, RECORDING_FILE } from '@/contract/desk/recordings';
import { deskApi } from '@/desk/api/deskApi';
import { useDeskDispatch } from '@/desk/hooks';
import { Dialog } from '@/desk/kit/dialog/Dialog';
import { ReasonField } from '@/desk/kit/field/ReasonField';
import { type Reason, reasonText } from '@/desk/kit/field/reason';
import { useToast } from '@/desk/kit/toast/ToastProvider';
import { saveFile } from '@/desk/world/saveFile';
import { recordingsText as text } from '@/text/desk/recordings';

interface KeepDialogProps extends Pick<DeskRecording, 'number' | 'letter'> {
  onClose: () => void;
}

/** Takes the recording as a case for QA: its file. */
export function KeepDialog({ number, letter, onClose }: KeepDialogProps) {
  const say = useToast();
  const dispatch = useDeskDispatch();
  const [value, setValue] = useState<Reason>({ choice: '', text: letter === null ? '' : text.letterCrumb(letter.id) });
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const reason = reasonText(value);
  const run = async () => {
    setBusy(true);
    const { path } = fillPath(RECORDING_FILE.path, { number });
    const came = await saveFile(`/api/${path}?${new URLSearchParams({ reason })}`, `case-${number}.session.json`);
    setBusy(false);
    if (!came) return setFault(text.notKept);
    dispatch(deskApi.util.invalidateTags(['recordings', 'acts']));
    say(text.kept);
    onClose();
  };
  return (
    <Dialog
      title={text.keep}
      note={text.keepNote}
      recorded={text.keepRecorded(number, reason || '…')}
      fault={fault}
      main={{ label: text.keepRun, disabled: reason.length < 2, busy, run: () => void run() }}
      onClose={onClose}
    >
      <ReasonField value={value} onChange={setValue} options={text.keepReasons} maxLength={180} />
    </Dialog>
  );
}
