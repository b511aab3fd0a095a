import { type ReactNode, useState } from 'react';
import type { DeskLetterRow } from '@/contract/desk/letters';
import type { ManyLettersDone } from '@/contract/desk/manyLetters';
import { Dialog } from '@/desk/kit/dialog/Dialog';
import { useToast } from '@/desk/kit/toast/ToastProvider';
import { manyLettersText as text } from '@/text/desk/manyLetters';
import { ManyRows } from './ManyRows';

/** What came of an act on several letters, which these were, and what to say of those that it was done to. */
export interface Came extends ManyLettersDone {
  of: readonly Pick<DeskLetterRow, 'id' | 'name' | 'subject'>[];
  said: string;
}

interface LeftOut {
  /** Says what was done; where letters were left out, a dialog names them with the reason. */
  tell: (came: Came) => void;
  dialog: ReactNode;
}

/** Letters that an act on several was not done to, in a dialog over the room: what they were chosen in may be gone by then. */
export function useLeftOut(onOpen: (id: number) => void): LeftOut {
  const say = useToast();
  const [came, setCame] = useState<Came>();
  const tell = (next: Came) => {
    if (next.left.length > 0) setCame(next);
    else if (next.done.length > 0) say(next.said);
  };
  const open = (id: number) => {
    setCame(undefined);
    onOpen(id);
  };
  return { tell, dialog: came && <LeftDialog came={came} onOpen={open} onClose={() => setCame(undefined)} /> };
}

interface LeftDialogProps {
  came: Came;
  onOpen: (id: number) => void;
  onClose: () => void;
}

function LeftDialog({ came: { done, left, of, said }, onOpen, onClose }: LeftDialogProps) {
  const rows = left.map(({ id, why, who }) => {
    const row = of.find((each) => each.id === id);
    return { id, name: row?.name ?? null, said: row?.subject ?? '', words: text.why[why](who), isBad: true };
  });
  return (
    <Dialog wide title={text.leftTitle(left.length)} note={done.length > 0 && said} onClose={onClose}>
      <ManyRows {...{ rows, onOpen }} />
    </Dialog>
  );
}
