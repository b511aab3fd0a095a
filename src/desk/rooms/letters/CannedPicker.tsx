import { type RefObject, useEffect, useState } from 'react';
import type { CannedAnswer } from '@/contract/desk/letters';
import { Button } from '@/desk/kit/button/Button';
import { useMay } from '@/desk/session/useSelf';
import { deskLettersText as text } from '@/text/desk/letters';
import { Picker } from './composer.styles';

const SHOWN = 6;

interface CannedPickerProps {
  answers: readonly CannedAnswer[];
  /** What stands behind the `/`. */
  sought: string;
  /** Whose keys it takes while it is there. */
  field: RefObject<HTMLTextAreaElement | null>;
  onTake: (answer: CannedAnswer) => void;
  onManage: () => void;
}

/** Canned answers above the field: arrows choose, Enter takes. */
export function CannedPicker({ answers, sought, field, onTake, onManage }: CannedPickerProps) {
  const mayManage = useMay('cannedAnswers.act');
  const [at, setAt] = useState(0);
  const found = answers.filter(({ title, content }) => `${title}\n${content}`.includes(sought)).slice(0, SHOWN);
  const chosen = found[Math.min(at, found.length - 1)];
  useEffect(() => {
    const area = field.current;
    if (area === null) return;
    const hear = (event: KeyboardEvent) => {
      if (event.isComposing || chosen === undefined) return;
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step !== 0) setAt((before) => Math.min(Math.max(before + step, 0), found.length - 1));
      else if (event.key === 'Enter' && !event.metaKey && !event.ctrlKey) onTake(chosen);
      else return;
      event.preventDefault();
    };
    area.addEventListener('keydown', hear);
    return () => area.removeEventListener('keydown', hear);
  }, [field, chosen, found.length, onTake]);
  return (
    <Picker role="listbox" aria-label={text.cannedTitle}>
      {found.map((answer) => (
        <button
          key={answer.id}
          type="button"
          role="option"
          aria-selected={answer === chosen}
          // The field keeps the focus, and with it the caret.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(answer)}
        >
          <b>{answer.title}</b>
          <span>{answer.content}</span>
          <small>{text.used(answer.used)}</small>
        </button>
      ))}
      {found.length === 0 && <p>{text.cannedNone}</p>}
      {mayManage && (
        <Button look="bare" onMouseDown={(event) => event.preventDefault()} onClick={onManage}>
          {text.manage}
        </Button>
      )}
    </Picker>
  );
}
