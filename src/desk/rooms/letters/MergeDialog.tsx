import { useState } from 'react';
import type { DeskLetter } from '@/contract/desk/letters';
import { Dialog } from '@/desk/kit/dialog/Dialog';
import { SelectField } from '@/desk/kit/field/SelectField';
import { useToast } from '@/desk/kit/toast/ToastProvider';
import { deskLettersText as text } from '@/text/desk/letters';
import { letterFault } from './letterFault';
import { useMergeLettersMutation } from './lettersApi';

interface MergeDialogProps {
  letter: DeskLetter;
  onOpen: (id: number) => void;
  onClose: () => void;
}

/** Makes one of two letters by the same writer. */
export function MergeDialog({ letter: { id, alike }, onOpen, onClose }: MergeDialogProps) {
  const say = useToast();
  const own = alike.filter((each) => each.own);
  const [other, setOther] = useState(own[0]?.id ?? 0);
  const [merge, { error, isLoading }] = useMergeLettersMutation();
  const [into, from] = [Math.min(id, other), Math.max(id, other)];
  const run = async () => {
    const { data } = await merge({ id, other });
    if (!data) return;
    onClose();
    say(text.mergedNow(data.id));
    onOpen(data.id);
  };
  return (
    <Dialog
      title={text.mergeTitle}
      note={text.mergeNote}
      recorded={text.mergeRecorded(from, into)}
      fault={error !== undefined && letterFault(error)}
      main={{ label: text.mergeRun(into), busy: isLoading, disabled: own.length === 0, run: () => void run() }}
      onClose={onClose}
    >
      <SelectField
        label={text.mergeChoose}
        first
        value={String(other)}
        options={own.map((each) => ({ value: String(each.id), label: `${each.id} ${each.subject}` }))}
        onChange={(next) => setOther(Number(next))}
      />
    </Dialog>
  );
}
