import { useState } from 'react';
import { ANSWER_LONGEST, type DeskLetter } from '@/contract/desk/letters';
import { useAct } from '@/desk/kit/act/useAct';
import { Dialog } from '@/desk/kit/dialog/Dialog';
import { SelectField } from '@/desk/kit/field/SelectField';
import { TextArea } from '@/desk/kit/field/TextArea';
import { TextField } from '@/desk/kit/field/TextField';
import { deskLettersText as text } from '@/text/desk/letters';
import { useFaqCategoriesQuery, useFaqFromLetterMutation } from './lettersApi';

/** Makes a frequent question of what was answered last. */
export function FaqDialog({ letter, onClose }: { letter: DeskLetter; onClose: () => void }) {
  const { data } = useFaqCategoriesQuery({});
  const categories = data?.records ?? [];
  const [chosen, setChosen] = useState('');
  const [question, setQuestion] = useState(letter.subject);
  const [answer, setAnswer] = useState(letter.lines.findLast(({ kind }) => kind === 'answer')?.content ?? '');
  const { run, fault, busy, requestId } = useAct(onClose);
  const [make] = useFaqFromLetterMutation();
  const category = chosen || String(categories[0]?.id ?? '');
  const wish = { id: letter.id, requestId, categoryId: Number(category) };
  return (
    <Dialog
      wide
      title={text.faqTitle}
      note={text.faqNote}
      recorded={text.faqRecorded(letter.id)}
      fault={fault}
      main={{
        label: text.faqRun,
        disabled: category === '' || question.trim().length < 4 || answer.trim() === '',
        busy,
        run: () => void run(make({ ...wish, question: question.trim(), answer: answer.trim() }), () => text.faqMade),
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
