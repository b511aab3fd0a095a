import { useState } from 'react';
import type { AlikeLetter, DeskLetter } from '@/contract/desk/letters';
import { Dialog } from '@/desk/kit/dialog/Dialog';
import { spanText } from '@/desk/kit/time/timeText';
import { useSelf } from '@/desk/session/useSelf';
import { useNow } from '@/desk/world/useNow';
import { deskLettersText } from '@/text/desk/letters';
import { letterFault } from './letterFault';
import { useMergeDoublesMutation } from './lettersApi';
import { Picks } from './many.styles';
import type { Came } from './useLeftOut';

const { doubles: text, comma } = deskLettersText;

interface DoublesDialogProps {
  letter: DeskLetter;
  onOpen: (id: number) => void;
  onCame: (came: Came) => void;
  onClose: () => void;
}

/** Makes one of a letter and those of its writer that say about the same: which ones is chosen, all at first. */
export function DoublesDialog({ letter, onOpen, onCame, onClose }: DoublesDialogProps) {
  const { id, version, doubles } = letter;
  const self = useSelf();
  const now = useNow();
  const [unticked, setUnticked] = useState<ReadonlySet<number>>(new Set());
  const [merge, { error, isLoading }] = useMergeDoublesMutation();
  const isTheirs = ({ owner }: AlikeLetter) => owner !== null && owner.id !== self.id;
  const ticked = doubles.filter((each) => !isTheirs(each) && !unticked.has(each.id));
  const ids = [id, ...ticked.map((each) => each.id)].toSorted((one, other) => one - other);
  const [into = id, ...from] = ids;
  const toggle = (which: number) =>
    setUnticked((before) => {
      const after = new Set(before);
      if (!after.delete(which)) after.add(which);
      return after;
    });
  const run = async () => {
    const letters = ticked.map((each) => ({ id: each.id, seen: each.version }));
    const { data } = await merge({ id, seen: version, letters });
    if (!data) return;
    onClose();
    onCame({ ...data, of: doubles, said: text.done(data.into) });
    if (data.into !== id) onOpen(data.into);
  };
  return (
    <Dialog
      wide
      title={text.title}
      note={text.note}
      recorded={from.length > 0 && text.recorded(from.join(comma), into)}
      fault={error !== undefined && letterFault(error)}
      main={{
        label: text.run(ids.length),
        grave: true,
        busy: isLoading,
        disabled: ticked.length === 0,
        run: () => void run(),
      }}
      onClose={onClose}
    >
      <Picks aria-label={text.list}>
        {doubles.map((each) => (
          <li key={each.id}>
            <label>
              <input
                type="checkbox"
                aria-label={text.pick(each.id)}
                checked={ticked.includes(each)}
                disabled={isTheirs(each)}
                onChange={() => toggle(each.id)}
              />
              <code>{each.id}</code>
              <span>
                <b>{each.subject}</b>
                {each.excerpt}
              </span>
              {isTheirs(each) ? (
                <small data-bad="">{text.owned(each.owner?.name ?? '')}</small>
              ) : (
                <small>{text.ago(spanText(now - each.createdAt))}</small>
              )}
            </label>
          </li>
        ))}
      </Picks>
    </Dialog>
  );
}
