import type { DeskLetterRow } from '@/contract/desk/letters';
import type { ManyLettersDone } from '@/contract/desk/manyLetters';
import { deskLettersText } from '@/text/desk/letters';
import { manyLettersText as text } from '@/text/desk/manyLetters';
import { Many } from './many.styles';

/** What every dialog over several letters is given. */
export interface ManyDialogProps {
  rows: readonly DeskLetterRow[];
  onDone: (came: ManyLettersDone, said: string) => void;
  onClose: () => void;
}

interface Row {
  id: number;
  name: string | null;
  /** What is said of its subject. */
  said: string;
  words: string;
  isBad: boolean;
}

interface ManyRowsProps {
  rows: readonly Row[];
  /** Where a letter can be opened from here. */
  onOpen?: (id: number) => void;
}

/** Several letters under each other, with what becomes of each. */
export function ManyRows({ rows, onOpen }: ManyRowsProps) {
  return (
    <Many aria-label={text.list}>
      {rows.map(({ id, name, said, words, isBad }) => (
        <li key={id}>
          {onOpen ? (
            <button type="button" onClick={() => onOpen(id)}>
              {id}
            </button>
          ) : (
            <code>{id}</code>
          )}
          <b>{name ?? deskLettersText.guest}</b>
          <span>{said}</span>
          <small data-bad={isBad ? '' : undefined}>{words}</small>
        </li>
      ))}
    </Many>
  );
}

const SHOWN = 6;

/** The numbers of letters, the first of many. */
export function shownIds(rows: readonly { id: number }[]): string {
  const shown = rows.slice(0, SHOWN).map(({ id }) => id);
  return text.ids(shown.join(deskLettersText.comma), rows.length - shown.length);
}
