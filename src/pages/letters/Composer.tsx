import { type CSSProperties, type FormEvent, Suspense, useState } from 'react';
import { SUPPORT_TEXT_LONGEST } from '@/contract/support';
import { AskForPictures } from '@/features/pictures/askPictures';
import { letterForm, replyToLetter } from '@/features/support/replyToLetter';
import { saying, useLetterArea } from '@/features/support/useLetterField';
import { usePicturesFirst } from '@/features/support/usePicturesFirst';
import { useAppDispatch } from '@/kernel/hooks';
import { useKeyboardInset } from '@/lib/react/useKeyboardInset';
import { checkFields } from '@/shell/forms/checkFields';
import { lettersText as text } from '@/text/letters';
import { Button } from '@/ui/button/Button';
import { TextArea } from '@/ui/field/Field';
import { Writing } from './letters.styles';

const rule = saying(text.missing, SUPPORT_TEXT_LONGEST, text.long(SUPPORT_TEXT_LONGEST));

/** Where one writes on; what is typed stays, over reloads too, until the server has it. */
export function Composer({ id }: { id: number }) {
  const dispatch = useAppDispatch();
  const content = useLetterArea(letterForm(id), 'content', rule);
  const [busy, setBusy] = useState(false);
  const inset = useKeyboardInset();
  const send = async () => {
    setBusy(true);
    await dispatch(replyToLetter(id, content.value.trim()));
    setBusy(false);
  };
  const { waits, submit } = usePicturesFirst(letterForm(id), () => void send());
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !waits && checkFields([content])) submit();
  };
  return (
    <Writing noValidate onSubmit={ask} style={{ '--keyboard': `${inset}px` } as CSSProperties}>
      <TextArea
        {...content.props}
        label={text.writeOn}
        placeholder={text.placeholder}
        limit={SUPPORT_TEXT_LONGEST}
        rows={3}
        readOnly={busy}
      />
      <Suspense>
        <AskForPictures form={letterForm(id)} waits={waits} />
      </Suspense>
      <Button type="submit" tone="main" block busy={busy || waits}>
        {text.send}
      </Button>
    </Writing>
  );
}
