import { type FormEvent, useEffect, useEffectEvent } from 'react';
import { SmsCodeField } from '@/features/session/SmsCodeField';
import { SubmitButton } from '@/features/session/SubmitButton';
import { Form } from '@/features/session/session.styles';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { checkFields } from '@/shell/forms/checkFields';
import { selectForm } from '@/shell/forms/formsSlice';
import { filled, smsCodeRule } from '@/shell/forms/rules';
import { useDraftFlag } from '@/shell/forms/useDraftField';
import { useSecretField } from '@/shell/forms/useSecretField';
import { credentialText as text } from '@/text/credentials';
import { formText } from '@/text/forms';
import { SecretField } from '@/ui/field/SecretField';
import { credentialEvents, purposeOf } from './credentialSlice';
import { Keeps, SentTo } from './credentials.styles';
import { NewPassword, useNewPassword } from './NewPassword';
import { submitCredential } from './submitCredential';

const given = filled(formText.password.missing);

export interface ProofStepProps {
  phone: string;
  busy: boolean;
}

/** The code that was sent, on its way to the server with whatever `more` adds. */
export function useProof(kind: 'bind' | 'find' | 'reset') {
  const code = useSecretField(kind, 'code', { rule: smsCodeRule });
  // Where the next thing has to be typed.
  const focus = useEffectEvent(() => code.focus());
  useEffect(() => focus(), []);
  return code;
}

/** Where the code went, and the way to another number. */
export function Sent({ phone, busy }: ProofStepProps) {
  const dispatch = useAppDispatch();
  return (
    <SentTo>
      {text.sentTo(phone)}
      <button type="button" disabled={busy} onClick={() => dispatch(credentialEvents.phoneChanged())}>
        {text.change}
      </button>
    </SentTo>
  );
}

/** The second step of binding a first phone: the code, and the password where the server asks who it is. */
export function BindProof({ phone, busy }: ProofStepProps) {
  const dispatch = useAppDispatch();
  const code = useProof('bind');
  const password = useSecretField('bind', 'password', { rule: given });
  const isRefused = useAppSelector((state) => selectForm(state, 'bind').errors.password !== undefined);
  // Typing takes the fault away, and the field stays.
  const asksPassword = useDraftFlag('bind', 'asksPassword');
  const ask = useEffectEvent(() => asksPassword.change(true));
  useEffect(() => {
    if (isRefused) ask();
  }, [isRefused]);
  const isAsked = isRefused || asksPassword.checked;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!checkFields(isAsked ? [code, password] : [code])) return;
    const proof = isAsked && { password: password.read() };
    dispatch(submitCredential({ kind: 'bind', phone, code: code.read(), ...proof }));
  };
  return (
    <Form noValidate onSubmit={submit} aria-label={text.bind.heading}>
      <Sent phone={phone} busy={busy} />
      <SmsCodeField form="bind" purpose={purposeOf.bind} code={code} phone={() => phone} />
      {isAsked && (
        <SecretField
          {...password.props}
          kind="password"
          autoComplete="current-password"
          label={text.rebind.password}
          placeholder={text.rebind.password}
        />
      )}
      <SubmitButton form="bind" busy={busy}>
        {text.bind.submit}
      </SubmitButton>
    </Form>
  );
}

/** The second step of a new password: the code, and the password twice. */
export function PasswordProof({ kind, phone, busy }: ProofStepProps & { kind: 'find' | 'reset' }) {
  const dispatch = useAppDispatch();
  const code = useProof(kind);
  const fresh = useNewPassword(kind);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!checkFields([code, fresh.password, fresh.confirm])) return;
    dispatch(submitCredential({ kind, phone, code: code.read(), password: fresh.password.read() }));
  };
  return (
    <Form noValidate onSubmit={submit} aria-label={text[kind].heading}>
      <Sent phone={phone} busy={busy} />
      <SmsCodeField form={kind} purpose={purposeOf[kind]} code={code} phone={() => phone} />
      <NewPassword {...fresh} />
      <SubmitButton form={kind} busy={busy}>
        {text[kind].submit}
      </SubmitButton>
      <Keeps>{text.keeps}</Keeps>
    </Form>
  );
}
