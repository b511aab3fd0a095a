import { useState } from 'react';
import {
  LETTER_CATEGORIES,
  LETTER_PRIORITIES,
  type LetterCategory,
  type LetterPriority,
} from '@/contract/desk/letters';
import { Dialog } from '@/desk/kit/dialog/Dialog';
import { SelectField } from '@/desk/kit/field/SelectField';
import { faultText } from '@/desk/kit/states/faultText';
import { deskLettersText } from '@/text/desk/letters';
import { manyLettersText as text } from '@/text/desk/manyLetters';
import { useChangeLettersMutation } from './lettersApi';
import { type ManyDialogProps, shownIds } from './ManyRows';
import { seenOf } from './seenOf';

/** Sorts several letters alike. */
export function SortManyDialog({ rows, onDone, onClose }: ManyDialogProps) {
  const [category, setCategory] = useState<LetterCategory | ''>('');
  const [priority, setPriority] = useState<LetterPriority | ''>('');
  const [change, { error, isLoading }] = useChangeLettersMutation();
  const run = async () => {
    const how = { ...(category !== '' && { category }), ...(priority !== '' && { priority }) };
    const { data } = await change({ letters: seenOf(rows), act: 'sort', ...how });
    if (data) onDone(data, text.done.sort(data.done.length));
  };
  return (
    <Dialog
      title={text.sortTitle(rows.length)}
      recorded={text.sortRecorded(shownIds(rows))}
      fault={error !== undefined && faultText(error)}
      main={{
        label: text.sortRun,
        disabled: category === '' && priority === '',
        busy: isLoading,
        run: () => void run(),
      }}
      onClose={onClose}
    >
      <SelectField
        label={deskLettersText.category}
        first
        value={category}
        options={[
          { value: '', label: text.same },
          ...LETTER_CATEGORIES.map((value) => ({ value, label: deskLettersText.categories[value] })),
        ]}
        onChange={setCategory}
      />
      <SelectField
        label={deskLettersText.priority}
        value={priority}
        options={[
          { value: '', label: text.same },
          ...LETTER_PRIORITIES.map((value) => ({ value, label: deskLettersText.priorities[value] })),
        ]}
        onChange={setPriority}
      />
    </Dialog>
  );
}

/** Closes several letters without a word. */
export function CloseManyDialog({ rows, onDone, onClose }: ManyDialogProps) {
  const [change, { error, isLoading }] = useChangeLettersMutation();
  const run = async () => {
    const { data } = await change({ letters: seenOf(rows), act: 'close' });
    if (data) onDone(data, text.done.close(data.done.length));
  };
  return (
    <Dialog
      title={text.closeTitle(rows.length)}
      note={text.closeNote}
      recorded={text.closeRecorded(shownIds(rows))}
      fault={error !== undefined && faultText(error)}
      main={{ label: text.close, busy: isLoading, run: () => void run() }}
      onClose={onClose}
    />
  );
}
