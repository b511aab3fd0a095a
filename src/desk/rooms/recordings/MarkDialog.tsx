import { useState } from 'react';
import { MARK_LONGEST } from '@/contract/desk/recordings';
import { Dialog } from '@/desk/kit/dialog/Dialog';
import { TextArea } from '@/desk/kit/field/TextArea';
import { faultText } from '@/desk/kit/states/faultText';
import { useToast } from '@/desk/kit/toast/ToastProvider';
import { newId } from '@/desk/world/newId';
import { recordingsText as text } from '@/text/desk/recordings';
import { useMarkRecordingMutation } from './recordingsApi';

interface MarkDialogProps {
  number: string;
  /** Where it stands; null: the whole. */
  entry: number | null;
  concludes?: boolean;
  onClose: () => void;
}

/** Notes something at an entry, or what the whole came to. */
export function MarkDialog({ number, entry: shown, concludes = false, onClose }: MarkDialogProps) {
  const say = useToast();
  // Where one stood when the dialog opened: what plays on moves nothing.
  const [entry] = useState(shown);
  const [said, setSaid] = useState('');
  const [requestId] = useState(newId);
  const [mark, { isLoading, error }] = useMarkRecordingMutation();
  const where = entry === null ? text.whole : text.at(entry);
  const run = async () => {
    const answer = await mark({ number, entry, concludes, text: said, requestId });
    if (answer.error !== undefined) return;
    say(concludes ? text.concluded : text.marked);
    onClose();
  };
  return (
    <Dialog
      title={concludes ? text.conclude : entry === null ? text.mark : text.markHere(entry)}
      note={concludes ? text.concludeNote : text.markNote}
      recorded={concludes ? text.concludeRecorded(number) : text.markRecorded(number, where)}
      fault={error === undefined ? undefined : faultText(error)}
      main={{
        label: concludes ? text.concludeRun : text.markRun,
        disabled: said.trim() === '',
        busy: isLoading,
        run: () => void run(),
      }}
      onClose={onClose}
    >
      <TextArea
        label={concludes ? text.concludeText : text.markText}
        value={said}
        maxLength={MARK_LONGEST}
        rows={4}
        first
        onChange={setSaid}
      />
    </Dialog>
  );
}
