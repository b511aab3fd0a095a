import { useState } from 'react';
import { ANSWER_LONGEST, type DeskLetterRow } from '@/contract/desk/letters';
import { Dialog } from '@/desk/kit/dialog/Dialog';
import { SelectField } from '@/desk/kit/field/SelectField';
import { TextArea } from '@/desk/kit/field/TextArea';
import { faultText } from '@/desk/kit/states/faultText';
import { useSelf } from '@/desk/session/useSelf';
import { newId } from '@/desk/world/newId';
import { useNow } from '@/desk/world/useNow';
import { deskLettersText } from '@/text/desk/letters';
import { manyLettersText as text } from '@/text/desk/manyLetters';
import { useAnswerLettersMutation, useCannedAnswersQuery } from './lettersApi';
import { type ManyDialogProps, ManyRows, shownIds } from './ManyRows';
import { useLetterCases } from './useLetterCases';
import { filled, fillsOf, unfilled } from './variables';

type Next = 'waiting' | 'closed';

/** One text for several letters, each filled from its own case. */
export function AnswerManyDialog({ rows, onDone, onClose }: ManyDialogProps) {
  const self = useSelf();
  const now = useNow(60_000);
  const cases = useLetterCases(rows.map(({ id }) => id));
  const { data: canned } = useCannedAnswersQuery({});
  const [cannedId, setCannedId] = useState('');
  const [next, setNext] = useState<Next>('closed');
  const [draft, setDraft] = useState('');
  // The same words keep their name until they are there.
  const [requestId, setRequestId] = useState(newId);
  const [answer, { error, isLoading }] = useAnswerLettersMutation();
  const write = (words: string) => {
    setDraft(words);
    setRequestId(newId());
  };
  const answers = canned?.records ?? [];
  const take = (id: string) => {
    setCannedId(id);
    const found = answers.find((each) => String(each.id) === id);
    if (found) write(found.content);
  };

  const isReading = unfilled(draft).length > 0 && cases.size < rows.length;
  const letters = rows.map((row) => {
    const known = cases.get(row.id);
    return { id: row.id, seen: row.version, text: known ? filled(draft, fillsOf(known, now)).trim() : draft.trim() };
  });
  const over = Math.max(...letters.map((letter) => [...letter.text].length)) - ANSWER_LONGEST;
  const stateOf = (row: DeskLetterRow): { words: string; isBad: boolean } => {
    if (row.owner !== null && row.owner.id !== self.id) return { words: text.why.owned(row.owner.name), isBad: true };
    if (cases.get(row.id)?.person === null) return { words: text.why.guest(), isBad: true };
    const left = unfilled(letters.find(({ id }) => id === row.id)?.text ?? '');
    if (left.length === 0) return { words: text.ready, isBad: false };
    if (!cases.has(row.id)) return { words: text.reading, isBad: false };
    return { words: deskLettersText.unfilled(left.join(deskLettersText.comma)), isBad: true };
  };
  const ready = rows.filter((row) => !stateOf(row).isBad);
  const run = async () => {
    const { data } = await answer({ letters, next, requestId, ...(cannedId !== '' && { cannedId: Number(cannedId) }) });
    if (data) onDone(data, text.done.answer(data.done.length));
  };
  return (
    <Dialog
      wide
      title={text.answerTitle(rows.length)}
      note={text.answerNote}
      recorded={ready.length > 0 && text.answerRecorded(shownIds(ready))}
      fault={over > 0 ? deskLettersText.tooLong(over) : error !== undefined && faultText(error)}
      main={{
        label: text.answerRun(ready.length),
        disabled: draft.trim() === '' || isReading || over > 0 || ready.length === 0,
        busy: isLoading,
        run: () => void run(),
      }}
      onClose={onClose}
    >
      <SelectField
        label={text.canned}
        value={cannedId}
        options={[
          { value: '', label: text.noCanned },
          ...answers.map(({ id, title }) => ({ value: String(id), label: title })),
        ]}
        onChange={take}
      />
      <TextArea label={text.words} first value={draft} onChange={write} />
      <SelectField
        label={text.next}
        value={next}
        options={(['closed', 'waiting'] as const).map((value) => ({ value, label: text.nexts[value] }))}
        onChange={(value) => {
          setNext(value);
          setRequestId(newId());
        }}
      />
      <ManyRows
        rows={rows.map((row) => ({
          ...row,
          ...stateOf(row),
          said: letters.find(({ id }) => id === row.id)?.text || row.excerpt,
        }))}
      />
    </Dialog>
  );
}
