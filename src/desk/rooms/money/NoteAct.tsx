import { useState } from 'react';
import { useKeys } from '@/desk/keys/useKeys';
import { useIsStale } from '@/desk/kit/answer/Answer';
import { Button } from '@/desk/kit/button/Button';
import { NoteDialog } from '@/desk/kit/note/NoteDialog';
import { useMay } from '@/desk/session/useSelf';
import { noteText as text } from '@/text/desk/notes';
import { useNoteCaseMutation, useNoteOrderMutation } from './moneyApi';

/** What is noted: a payment that was held, or an order. */
type About = { caseId: number; orderId: string } | { orderId: string };

/** The button and the key that write a note into a story; nothing for whoever may not. */
export function NoteAct({ about }: { about: About }) {
  const [isOpen, setOpen] = useState(false);
  const [noteCase] = useNoteCaseMutation();
  const [noteOrder] = useNoteOrderMutation();
  const may = useMay('money.settle');
  const isStale = useIsStale();
  const open = () => setOpen(true);
  useKeys([{ key: 'n', label: text.act, when: may && !isStale, run: open }]);
  if (!may) return null;
  const { orderId } = about;
  return (
    <>
      <Button shortcut="n" disabled={isStale} onClick={open}>
        {text.act}
      </Button>
      {isOpen && (
        <NoteDialog
          about={orderId}
          draft={'caseId' in about ? `case:${about.caseId}:note` : `order:${orderId}:note`}
          write={(note) =>
            'caseId' in about ? noteCase({ id: about.caseId, ...note }) : noteOrder({ orderId, ...note })
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
