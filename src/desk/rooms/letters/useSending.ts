import { useRef, useState } from 'react';
import type { DeskLetter } from '@/contract/desk/letters';
import { useToast } from '@/desk/kit/toast/ToastProvider';
import { newId } from '@/desk/world/newId';
import { deskLettersText as text } from '@/text/desk/letters';
import { letterFault } from './letterFault';
import { useAnswerLetterMutation, useNoteLetterMutation } from './lettersApi';

/** What is sent: to the member, who then has it or is done with it, or to colleagues alone. */
export type Sent = { to: 'member'; next: 'waiting' | 'closed'; cannedId: number | undefined } | { to: 'staff' };

/** Sends words into a letter, each intent once; what went wrong stays to be read, and so does the draft. */
export function useSending({ id, version }: Pick<DeskLetter, 'id' | 'version'>, onSent: () => void) {
  const say = useToast();
  const [fault, setFault] = useState<string | null>(null);
  const [answer, answering] = useAnswerLetterMutation();
  const [note, noting] = useNoteLetterMutation();
  // The same words the same way keep their name until they are there.
  const intent = useRef<{ of: string; requestId: string } | null>(null);

  const send = async (draft: string, how: Sent) => {
    const of = JSON.stringify([draft, how]);
    if (intent.current?.of !== of) intent.current = { of, requestId: newId() };
    const { requestId } = intent.current;
    const words = { id, text: draft.trim(), requestId };
    const { error } =
      how.to === 'staff'
        ? await note(words)
        : await answer({
            ...words,
            next: how.next,
            seen: version,
            ...(how.cannedId !== undefined && { cannedId: how.cannedId }),
          });
    if (error !== undefined) return setFault(letterFault(error));
    intent.current = null;
    setFault(null);
    onSent();
    say(how.to === 'staff' ? text.noted : text.sent);
  };
  return { send, isBusy: answering.isLoading || noting.isLoading, fault, setFault };
}
