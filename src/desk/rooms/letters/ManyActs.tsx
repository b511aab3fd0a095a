import { useState } from 'react';
import type { DeskLetterRow } from '@/contract/desk/letters';
import { LETTERS_AT_ONCE, type ManyLettersDone } from '@/contract/desk/manyLetters';
import { useKeys } from '@/desk/keys/useKeys';
import { Button } from '@/desk/kit/button/Button';
import type { Marks } from '@/desk/kit/list/useMarks';
import { faultText } from '@/desk/kit/states/faultText';
import { useToast } from '@/desk/kit/toast/ToastProvider';
import { manyLettersText as text } from '@/text/desk/manyLetters';
import { AnswerManyDialog } from './AnswerManyDialog';
import { CloseManyDialog, SortManyDialog } from './ChangeManyDialogs';
import { useChangeLettersMutation } from './lettersApi';
import { seenOf } from './seenOf';
import type { Came } from './useLeftOut';

const DIALOGS = { answer: AnswerManyDialog, sort: SortManyDialog, close: CloseManyDialog };

interface ManyActsProps {
  marks: Marks<DeskLetterRow>;
  /** What came of it. */
  onCame: (came: Came) => void;
}

/** What is done to all letters that are marked, at the right of the head. */
export function ManyActs({ marks, onCame }: ManyActsProps) {
  const { rows } = marks;
  const say = useToast();
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null);
  const [change] = useChangeLettersMutation();
  const onDone = (came: ManyLettersDone, said: string) => {
    setOpen(null);
    marks.put([]);
    onCame({ ...came, of: rows, said });
  };
  const take = async () => {
    const { data, error } = await change({ letters: seenOf(rows), act: 'take' });
    if (data) onDone(data, text.done.take(data.done.length));
    else say(faultText(error), { bad: true });
  };
  const isMarking = rows.length > 0;
  const isOver = rows.length > LETTERS_AT_ONCE;
  const acts = [
    { key: 'a', label: text.take, run: () => void take() },
    { key: 'r', label: text.answer, run: () => setOpen('answer') },
    { key: 't', label: text.sort, run: () => setOpen('sort') },
    { key: 'e', label: text.close, run: () => setOpen('close') },
  ];
  useKeys(
    [
      ...acts.map((act) => ({ ...act, when: !isOver })),
      { key: 'Escape', label: text.unmark, run: () => marks.put([]) },
    ],
    { on: isMarking },
  );
  const Opened = open === null ? null : DIALOGS[open];
  return (
    <>
      {isMarking && (
        <>
          <small aria-live="polite">{isOver ? text.tooMany(LETTERS_AT_ONCE) : text.marked(rows.length)}</small>
          {acts.map(({ key, label, run }) => (
            <Button key={key} shortcut={key} disabled={isOver} onClick={run}>
              {label}
            </Button>
          ))}
          <Button look="bare" onClick={() => marks.put([])}>
            {text.unmark}
          </Button>
        </>
      )}
      {Opened && <Opened {...{ rows, onDone }} onClose={() => setOpen(null)} />}
    </>
  );
}
