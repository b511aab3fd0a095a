import { useState } from 'react';
import { ANSWER_LONGEST, type DeskLetter } from '@/contract/desk/letters';
import { Dialog } from '@/desk/kit/dialog/Dialog';
import { SelectField } from '@/desk/kit/field/SelectField';
import { TextArea } from '@/desk/kit/field/TextArea';
import { TextField } from '@/desk/kit/field/TextField';
import { faultText } from '@/desk/kit/states/faultText';
import { useToast } from '@/desk/kit/toast/ToastProvider';
import { deskLettersText as text } from '@/text/desk/letters';
import { useFaqCategoriesQuery, useFaqFromLetterMutation } from './lettersApi';

/** Makes a frequent question of what was answered last. */
export function FaqDialog({ letter, onClose }: { letter: DeskLetter; onClose: () => void }) {
  const say = useToast();
  const { data } = useFaqCategoriesQuery({});
  const categories = data?.records ?? [];
  const [chosen, setChosen] = useState('');
  const [question, setQuestion] = useState(letter.subject);
  const [answer, setAnswer] = useState(letter.lines.findLast(({ kind }) => kind === 'answer')?.content ?? '');
  const [make, { error, isLoading }] = useFaqFromLetterMutation();
  const category = chosen || String(categories[0]?.id ?? '');
  const run = async () => {
    const input = { id: letter.id, categoryId: Number(category), question: question.trim(), answer: answer.trim() };
    const { data: made } = await make(input);
    if (!made) return;
    onClose();
    say(text.faqMade);
  };
  return (
    <Dialog
      wide
      title={text.faqTitle}
      note={text.faqNote}
      recorded={text.faqRecorded(letter.id)}
      fault={error !== undefined && faultText(error)}
      main={{
        label: text.faqRun,
        disabled: category === '' || question.trim().length < 4 || answer.trim() === '',
        busy: isLoading,
        run: () => void run(),
      }}
      onClose={onClose}
    >
      <SelectField
        label={text.faqCategory}
        value={category}
        options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={setChosen}
      />
      <TextField label={text.faqQuestion} first value={question} maxLength={60} onChange={setQuestion} />
      <TextArea label={text.faqAnswer} value={answer} maxLength={ANSWER_LONGEST} onChange={setAnswer} />
    </Dialog>
  );
}
