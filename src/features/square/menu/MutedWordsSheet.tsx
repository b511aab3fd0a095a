import { X } from 'lucide-react';
import { useState } from 'react';
import { MUTED_MOST, selectMuted, unseenEvents, WORD_LONGEST } from '@/features/square/unseen/unseenSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { squareText } from '@/text/square';
import { Button } from '@/ui/button/Button';
import { Chip } from '@/ui/chip/Chip';
import { Field } from '@/ui/field/Field';
import { Sheet } from '@/ui/sheet/Sheet';
import { None, Words } from './menu.styles';

const text = squareText.muted;

/** Words whose texts the member does not want to see, kept in this browser. */
export function MutedWordsSheet({ open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const muted = useAppSelector(selectMuted);
  const [typed, setTyped] = useState('');
  const word = typed.trim();
  const full = muted.length >= MUTED_MOST;

  const add = () => {
    dispatch(unseenEvents.wordMuted({ word }));
    setTyped('');
  };
  return (
    <Sheet {...{ open, top, onCloseAsked, onClosed }} title={text.title} note={text.note}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (word && !full && [...word].length <= WORD_LONGEST) add();
        }}
      >
        <Field
          label={text.word}
          placeholder={text.word}
          value={typed}
          onChange={setTyped}
          limit={WORD_LONGEST}
          hint={full ? text.full(MUTED_MOST) : undefined}
          action={
            <Button type="submit" tone="tint" size="s" disabled={!word || full || [...word].length > WORD_LONGEST}>
              {text.add}
            </Button>
          }
        />
      </form>
      {muted.length === 0 && <None>{text.none}</None>}
      <Words>
        {muted.map((one) => (
          <li key={one}>
            <Chip
              tone="soft"
              aria-label={text.remove(one)}
              onClick={() => dispatch(unseenEvents.wordUnmuted({ word: one }))}
            >
              {one}
              <X aria-hidden="true" />
            </Chip>
          </li>
        ))}
      </Words>
    </Sheet>
  );
}
