import type { FormEvent } from 'react';
import { type FeedbackKind, SUPPORT_TEXT_LONGEST } from '@/contract/support';
import { useAppDispatch, useAppSelector, usePorts } from '@/kernel/hooks';
import { checkFields } from '@/shell/forms/checkFields';
import { formEvents, selectForm } from '@/shell/forms/formsSlice';
import { useDraftField } from '@/shell/forms/useDraftField';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { supportText } from '@/text/support';
import { Button } from '@/ui/button/Button';
import { Field, TextArea } from '@/ui/field/Field';
import { Sheet } from '@/ui/sheet/Sheet';
import { ChoiceField, useChoice } from './ChoiceField';
import { LETTER_FAULT, letterEvents, selectFeedback } from './lettersSlice';
import { Code, Form, Refusal } from './support.styles';
import { atMost, saying, useLetterArea } from './useLetterField';

const text = supportText.feedback;
const FORM = 'feedback';
const ID = 'feedback-form';
const kinds = Object.entries(text.kinds).map(([id, label]) => ({ id: id as FeedbackKind, label }));
const contentRule = saying(text.missing, SUPPORT_TEXT_LONGEST, text.long(SUPPORT_TEXT_LONGEST));
const contactRule = atMost(60, text.contactLong);

/** Tells the operator what is wrong or missing; what was typed stays until it was received. */
export function FeedbackSheet({ open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const kind = useChoice(
    FORM,
    'kind',
    kinds.map(({ id }) => id),
  );
  const content = useLetterArea(FORM, 'content', contentRule);
  const contact = useDraftField(FORM, 'contact', { rule: contactRule });
  const { support } = usePorts().tape;
  const busy = useAppSelector(selectFeedback).at === 'sending';
  const refusal = useAppSelector((state) => selectForm(state, FORM).errors[LETTER_FAULT]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || !checkFields([content, contact])) return;
    const reach = contact.value.trim();
    dispatch(formEvents.judged({ form: FORM, errors: { [LETTER_FAULT]: '' } }));
    dispatch(
      letterEvents.submitted({
        kind: 'feedback',
        letter: { kind, content: content.value.trim(), ...(reach && { contact: reach }) },
      }),
    );
  };
  return (
    <Sheet
      {...{ open, top, onCloseAsked, onClosed }}
      title={text.title}
      note={text.note}
      actions={
        <Button type="submit" form={ID} tone="main" size="l" block busy={busy}>
          {text.send}
        </Button>
      }
    >
      <Form id={ID} noValidate onSubmit={submit} aria-label={text.title}>
        <ChoiceField form={FORM} name="kind" label={text.kindLabel} choices={kinds} value={kind} />
        <TextArea
          {...content.props}
          label={text.content}
          placeholder={text.placeholder}
          limit={SUPPORT_TEXT_LONGEST}
          rows={5}
        />
        <Field {...contact.props} label={text.contact} placeholder={text.contactPlaceholder} maxLength={120} />
        {support && <Code>{text.code(support)}</Code>}
        {refusal && <Refusal role="alert">{refusal}</Refusal>}
      </Form>
    </Sheet>
  );
}
