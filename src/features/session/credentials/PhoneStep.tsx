import type { FormEvent } from 'react';
import { phoneInput, usePhoneField } from '@/features/session/fields';
import { SubmitButton } from '@/features/session/SubmitButton';
import { Form } from '@/features/session/session.styles';
import { isSent, selectSmsCode, smsCodeEvents } from '@/features/session/smsCodeSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { formEvents } from '@/shell/forms/formsSlice';
import { useSecondsLeft } from '@/shell/forms/useSecondsLeft';
import { credentialText as text } from '@/text/credentials';
import { formText } from '@/text/forms';
import { signInText } from '@/text/signIn';
import { Field } from '@/ui/field/Field';
import type { CredentialKind, CredentialState } from './credentialMachine';
import { credentialEvents, purposeOf } from './credentialSlice';
import { fitsMask } from './fitsMask';

interface PhoneStepProps {
  kind: CredentialKind;
  here: Extract<CredentialState, { at: 'phone' }>;
  /** The masked phone it has to be; empty for any. */
  masked?: string;
}

/** The first step: the phone, to which a code is sent (D6). A code sent to the same phone a moment ago still stands. */
export function PhoneStep({ kind, here, masked = '' }: PhoneStepProps) {
  const dispatch = useAppDispatch();
  const purpose = purposeOf[kind];
  const sms = useAppSelector((state) => selectSmsCode(state, purpose));
  const cooling = sms.at === 'cooling' ? sms : undefined;
  const wait = useSecondsLeft(cooling?.until ?? 0, cooling?.seconds);
  const phone = usePhoneField(kind);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!phone.check()) return phone.focus();
    if (!fitsMask(phone.value, masked)) {
      dispatch(formEvents.judged({ form: kind, errors: { phone: text.reset.other(masked) } }));
      return phone.focus();
    }
    if (isSent(sms) && here.asked === phone.value) dispatch(credentialEvents.proceeded({ phone: phone.value }));
    else if (cooling) dispatch(formEvents.judged({ form: kind, errors: { phone: formText.wait(wait) } }));
    else dispatch(smsCodeEvents.asked({ purpose, phone: phone.value, form: kind }));
  };
  return (
    <Form noValidate onSubmit={submit} aria-label={text[kind === 'delete' ? 'reset' : kind].heading}>
      <Field
        {...phoneInput}
        {...phone.props}
        label={signInText.fields.phone}
        placeholder={signInText.fields.phone}
        prefix={signInText.fields.phonePrefix}
      />
      <SubmitButton form={kind} busy={sms.at === 'sending'}>
        {text.next}
      </SubmitButton>
    </Form>
  );
}
