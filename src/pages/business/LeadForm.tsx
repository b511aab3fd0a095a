import type { FormEvent } from 'react';
import { type LeadType, SUPPORT_TEXT_LONGEST } from '@/contract/support';
import { ChoiceField, useChoice } from '@/features/support/ChoiceField';
import { LETTER_FAULT, letterEvents, selectLead } from '@/features/support/lettersSlice';
import { Form, Refusal } from '@/features/support/support.styles';
import { saying, useLetterArea } from '@/features/support/useLetterField';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { checkFields } from '@/shell/forms/checkFields';
import { formEvents, selectForm } from '@/shell/forms/formsSlice';
import { phoneRule } from '@/shell/forms/rules';
import { useDraftField } from '@/shell/forms/useDraftField';
import { supportText } from '@/text/support';
import { Button } from '@/ui/button/Button';
import { Field, TextArea } from '@/ui/field/Field';

const text = supportText.business;
const FORM = 'lead';
const LINE_LONGEST = 60;
const types: readonly { id: LeadType; label: string }[] = [
  { id: 'game', label: text.types.game.name },
  { id: 'reading', label: text.types.reading.name },
  { id: 'promotion', label: text.types.promotion.name },
  { id: 'brand', label: text.types.brand.name },
  { id: 'other', label: text.other },
];
const ids = types.map(({ id }) => id);
const companyRule = saying(text.missing.company, LINE_LONGEST, text.long(LINE_LONGEST));
const contactRule = saying(text.missing.contact, LINE_LONGEST, text.long(LINE_LONGEST));
const messageRule = saying(text.missing.message, SUPPORT_TEXT_LONGEST, text.long(SUPPORT_TEXT_LONGEST));
const digits = (value: string) => value.replace(/\D/g, '').slice(0, 11);

/** The lead form: its draft is kept until the operator has it (pages 23, D6). */
export function LeadForm() {
  const dispatch = useAppDispatch();
  const company = useDraftField(FORM, 'company', { rule: companyRule });
  const contact = useDraftField(FORM, 'contact', { rule: contactRule });
  const phone = useDraftField(FORM, 'phone', { rule: phoneRule, clean: digits });
  const message = useLetterArea(FORM, 'message', messageRule);
  const type = useChoice(FORM, 'type', ids);
  const busy = useAppSelector(selectLead).at === 'sending';
  const refusal = useAppSelector((state) => selectForm(state, FORM).errors[LETTER_FAULT]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || !checkFields([company, contact, phone, message])) return;
    dispatch(formEvents.judged({ form: FORM, errors: { [LETTER_FAULT]: '' } }));
    const letter = {
      company: company.value.trim(),
      contact: contact.value.trim(),
      phone: phone.value,
      type,
      message: message.value.trim(),
    };
    dispatch(letterEvents.submitted({ kind: 'lead', letter }));
  };
  return (
    <Form noValidate onSubmit={submit} aria-label={text.formTitle}>
      <ChoiceField form={FORM} name="type" label={text.fields.type} choices={types} value={type} />
      <Field
        {...company.props}
        label={text.fields.company}
        placeholder={text.placeholders.company}
        autoComplete="organization"
      />
      <Field
        {...contact.props}
        label={text.fields.contact}
        placeholder={text.placeholders.contact}
        autoComplete="name"
      />
      <Field
        {...phone.props}
        label={text.fields.phone}
        placeholder={text.placeholders.phone}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
      />
      <TextArea
        {...message.props}
        label={text.fields.message}
        placeholder={text.placeholders.message}
        limit={SUPPORT_TEXT_LONGEST}
        rows={5}
      />
      {refusal && <Refusal role="alert">{refusal}</Refusal>}
      <Button type="submit" tone="main" size="l" block busy={busy}>
        {text.send}
      </Button>
    </Form>
  );
}
