import { type CSSProperties, type FormEvent, useState } from 'react';
import { isFault } from '@/api/fault';
import { removalApi } from '@/api/removalApi';
import { useAppDispatch } from '@/kernel/hooks';
import { useKeyboardInset } from '@/lib/react/useKeyboardInset';
import { sayFault } from '@/shell/faults/sayFault';
import { formEvents } from '@/shell/forms/formsSlice';
import { useDraftField } from '@/shell/forms/useDraftField';
import { appealText as text } from '@/text/appeal';
import { Button } from '@/ui/button/Button';
import { TextArea } from '@/ui/field/Field';
import { Form } from './appeal.styles';

/** Characters of an appeal. */
const MOST = 500;

const rule = (typed: string) => {
  const length = [...typed.trim()].length;
  return length === 0 ? text.missing : length > MOST ? text.long(MOST) : '';
};

/** One's word against a removal; the draft stays until the house has it. */
export function AppealForm({ id }: { id: number }) {
  const dispatch = useAppDispatch();
  const form = `appeal:${id}`;
  const { value, error, change, check } = useDraftField(form, 'text', { rule });
  const [busy, setBusy] = useState(false);
  const inset = useKeyboardInset();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !check()) return;
    setBusy(true);
    const sent = await dispatch(removalApi.endpoints.appeal.initiate({ id, text: value.trim() }, { track: false }));
    setBusy(false);
    if (sent.data) return void dispatch(formEvents.settled({ form }));
    if (isFault(sent.error) && sent.error.kind !== 'session') {
      dispatch(formEvents.judged({ form, errors: { text: sayFault(sent.error) } }));
    }
  };
  return (
    <Form
      noValidate
      aria-label={text.field}
      onSubmit={(event) => void submit(event)}
      style={{ '--keyboard': `${inset}px` } as CSSProperties}
    >
      <p>{text.intro}</p>
      <TextArea
        label={text.field}
        placeholder={text.placeholder}
        rows={5}
        value={value}
        onChange={change}
        limit={MOST}
        readOnly={busy}
        {...(error && { error })}
      />
      <Button type="submit" tone="main" size="l" block busy={busy}>
        {text.send}
      </Button>
    </Form>
  );
}
