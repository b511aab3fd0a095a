import type { FormEvent } from 'react';
import { SubmitButton } from '@/features/session/SubmitButton';
import { Form } from '@/features/session/session.styles';
import { useAppDispatch } from '@/kernel/hooks';
import { checkFields } from '@/shell/forms/checkFields';
import { formEvents } from '@/shell/forms/formsSlice';
import { filled } from '@/shell/forms/rules';
import { useSecretField } from '@/shell/forms/useSecretField';
import { credentialText } from '@/text/credentials';
import { formText } from '@/text/forms';
import { SecretField } from '@/ui/field/SecretField';
import { Keeps } from './credentials.styles';
import { NewPassword, useNewPassword } from './NewPassword';
import { submitCredential } from './submitCredential';

const FORM = 'password';
const text = credentialText.password;
const given = filled(formText.password.missing);

/** A new password by the old one, for an account without a phone. */
export function OldPassword({ busy }: { busy: boolean }) {
  const dispatch = useAppDispatch();
  const old = useSecretField(FORM, 'oldPassword', { rule: given });
  const fresh = useNewPassword(FORM);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!checkFields([old, fresh.password, fresh.confirm])) return;
    if (old.read() === fresh.password.read()) {
      dispatch(formEvents.judged({ form: FORM, errors: { password: text.same } }));
      return fresh.password.focus();
    }
    dispatch(submitCredential({ kind: 'password', oldPassword: old.read(), password: fresh.password.read() }));
  };
  return (
    <Form noValidate onSubmit={submit} aria-label={text.heading}>
      <SecretField
        {...old.props}
        kind="password"
        autoComplete="current-password"
        label={text.old}
        placeholder={text.old}
      />
      <NewPassword {...fresh} />
      <SubmitButton form={FORM} busy={busy}>
        {text.submit}
      </SubmitButton>
      <Keeps>{credentialText.keeps}</Keeps>
    </Form>
  );
}
