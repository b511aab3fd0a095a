import { NOTE_LONGEST } from '@/contract/desk/notes';
import { type Asked, useAct } from '@/desk/kit/act/useAct';
import { Dialog } from '@/desk/kit/dialog/Dialog';
import { TextArea } from '@/desk/kit/field/TextArea';
import { useKept } from '@/desk/world/useKept';
import { noteText as text } from '@/text/desk/notes';

interface NoteDialogProps {
  /** Whom or what it is about, in a word. */
  about: string;
  /** What the words are kept as until they are written down. */
  draft: string;
  write: (note: { text: string; requestId: string }) => PromiseLike<Asked<unknown>>;
  onClose: () => void;
}

/** Writes down what colleagues should know; what was begun is there again when it is opened anew. */
export function NoteDialog({ about, draft, write, onClose }: NoteDialogProps) {
  const [said, setSaid] = useKept(draft);
  const { run, fault, busy, requestId } = useAct(onClose);
  const done = () => {
    setSaid('');
    return text.noted;
  };
  return (
    <Dialog
      title={`${text.act} · ${about}`}
      note={text.unseen}
      recorded={text.recorded}
      fault={fault}
      main={{
        label: text.run,
        disabled: said.trim() === '',
        busy,
        run: () => void run(write({ text: said.trim(), requestId }), done),
      }}
      onClose={onClose}
    >
      <TextArea label={text.field} value={said} maxLength={NOTE_LONGEST} rows={4} first onChange={setSaid} />
    </Dialog>
  );
}
