import type { DeskLetter } from '@/contract/desk/letters';
import { Button } from '@/desk/kit/button/Button';
import { useMay, useSelf } from '@/desk/session/useSelf';
import { deskLettersText as text } from '@/text/desk/letters';
import { Refused } from './composer.styles';
import { letterFault } from './letterFault';
import { useCloseLetterMutation } from './lettersApi';

interface NoticesProps {
  letter: DeskLetter;
  /** What went wrong the last time. */
  fault: string | null;
  isReply: boolean;
}

/** Why nothing can be sent to the writer, and what can be done instead. */
export function Notices({ letter, fault, isReply }: NoticesProps) {
  const { id, version, state, owner, person, contact } = letter;
  const self = useSelf();
  const mayAct = useMay('letters.act');
  const [close, { error }] = useCloseLetterMutation();
  const wrong = fault ?? (error === undefined ? null : letterFault(error));
  return (
    <>
      {!mayAct && <Refused>{text.cannot}</Refused>}
      {mayAct && person === null && (
        <Refused>
          {text.guestNote(contact === '' ? text.guestNoContact : text.guestContact)}
          {state !== 'closed' && <Button onClick={() => void close({ id, seen: version })}>{text.closeGuest}</Button>}
        </Refused>
      )}
      {isReply && owner !== null && owner.id !== self.id && <Refused>{text.held(owner.name)}</Refused>}
      {wrong !== null && (
        <Refused role="alert" data-bad="">
          {wrong}
        </Refused>
      )}
    </>
  );
}
