import { useState } from 'react';
import type { CannedAnswer } from '@/contract/desk/letters';
import { ActsOf } from '@/desk/acts/ActsOf';
import { Button } from '@/desk/kit/button/Button';
import { Dialog } from '@/desk/kit/dialog/Dialog';
import { SelectField } from '@/desk/kit/field/SelectField';
import { TextArea } from '@/desk/kit/field/TextArea';
import { TextField } from '@/desk/kit/field/TextField';
import { faultText } from '@/desk/kit/states/faultText';
import { deskLettersText as text } from '@/text/desk/letters';
import { useDropCannedAnswerMutation, useSaveCannedAnswerMutation } from './lettersApi';

/** Canned answers: writes one, changes one, takes one away. */
export function CannedDialog({ answers, onClose }: { answers: readonly CannedAnswer[]; onClose: () => void }) {
  const [chosen, setChosen] = useState('');
  const [title, setTitle] = useState('');
  const [content, setContent] = useState('');
  const [save, saving] = useSaveCannedAnswerMutation();
  const [drop, dropping] = useDropCannedAnswerMutation();
  const error = saving.error ?? dropping.error;
  const choose = (id: string) => {
    const found = answers.find((answer) => String(answer.id) === id);
    setChosen(id);
    setTitle(found?.title ?? '');
    setContent(found?.content ?? '');
  };
  const run = async () => {
    const id = chosen === '' ? null : Number(chosen);
    const { data } = await save({ id, title: title.trim(), content: content.trim() });
    if (data) onClose();
  };
  const remove = async () => {
    const { error: failed } = await drop({ id: Number(chosen) });
    if (failed === undefined) choose('');
  };
  return (
    <Dialog
      title={text.cannedManage}
      note={text.cannedManageNote}
      recorded={text.cannedRecorded(title.trim())}
      fault={error !== undefined && faultText(error)}
      main={{
        label: text.cannedSave,
        disabled: title.trim() === '' || content.trim() === '',
        busy: saving.isLoading,
        run: () => void run(),
      }}
      aside={
        chosen !== '' && (
          <Button tall look="grave" disabled={dropping.isLoading} onClick={() => void remove()}>
            {text.cannedDrop}
          </Button>
        )
      }
      onClose={onClose}
      wide
    >
      <SelectField
        label={text.which}
        value={chosen}
        first
        options={[
          { value: '', label: text.cannedNew },
          ...answers.map((answer) => ({ value: String(answer.id), label: answer.title })),
        ]}
        onChange={choose}
      />
      <TextField label={text.cannedName} value={title} maxLength={20} onChange={setTitle} />
      <TextArea label={text.cannedText} value={content} maxLength={2000} onChange={setContent} />
      {chosen !== '' && <ActsOf bare subject="cannedAnswer" id={chosen} />}
    </Dialog>
  );
}
