import type { FormEvent } from 'react';
import { SmsCodeField } from '@/features/session/SmsCodeField';
import { SubmitButton } from '@/features/session/SubmitButton';
import { Form } from '@/features/session/session.styles';
import { useAppDispatch } from '@/kernel/hooks';
import { checkFields } from '@/shell/forms/checkFields';
import { filled, smsCodeRule } from '@/shell/forms/rules';
import { useDraftFlag } from '@/shell/forms/useDraftField';
import { useSecretField } from '@/shell/forms/useSecretField';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { credentialText } from '@/text/credentials';
import { formText } from '@/text/forms';
import { SecretField } from '@/ui/field/SecretField';
import { purposeOf } from './credentialSlice';
import { Keeps, SentTo, Stuck } from './credentials.styles';
import { type ProofStepProps, Sent, useProof } from './ProofStep';
import { submitCredential } from './submitCredential';

const FORM = 'bind';
const text = credentialText.rebind;
const given = filled(formText.password.missing);

interface RebindProofProps extends ProofStepProps {
  /** The phone that is bound now, as `138****8000`. */
  masked: string;
  hasPassword: boolean;
}

/** The second step of taking another phone: its code, and what proves the owner, by the old phone or by the password. */
export function RebindProof({ phone, busy, masked, hasPassword }: RebindProofProps) {
  const dispatch = useAppDispatch();
  const way = useDraftFlag(FORM, 'byPassword');
  const byPassword = hasPassword && way.checked;
  const code = useProof(FORM);
  const oldCode = useSecretField(FORM, 'oldCode', { rule: smsCodeRule });
  const password = useSecretField(FORM, 'password', { rule: given });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!checkFields([code, byPassword ? password : oldCode])) return;
    const proof = byPassword ? { password: password.read() } : { oldCode: oldCode.read() };
    dispatch(submitCredential({ kind: 'bind', phone, code: code.read(), ...proof }));
  };
  return (
    <Form noValidate onSubmit={submit} aria-label={credentialText.bind.again}>
      <Sent phone={phone} busy={busy} />
      <SmsCodeField form={FORM} purpose={purposeOf.bind} code={code} phone={() => phone} label={text.newCode} />
      <SentTo>
        {byPassword ? text.owner : text.oldPhone(masked)}
        {hasPassword && (
          <button type="button" disabled={busy} onClick={() => way.change(!byPassword)}>
            {byPassword ? text.useCode : text.usePassword}
          </button>
        )}
      </SentTo>
      {byPassword ? (
        <SecretField
          {...password.props}
          kind="password"
          autoComplete="current-password"
          label={text.password}
          placeholder={text.password}
        />
      ) : (
        <SmsCodeField form={FORM} purpose="rebind" code={oldCode} phone={() => ''} label={text.oldCode} />
      )}
      <SubmitButton form={FORM} busy={busy}>
        {text.submit}
      </SubmitButton>
      <Keeps>{text.keeps}</Keeps>
      <Stuck type="button" onClick={() => dispatch(overlayEvents.opened({ kind: 'kefu' }))}>
        {hasPassword ? text.stuck : text.stuckWithCode}
      </Stuck>
    </Form>
  );
}
