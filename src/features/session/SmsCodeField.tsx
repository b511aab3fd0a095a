import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { useSecondsLeft } from '@/shell/forms/useSecondsLeft';
import type { useSecretField } from '@/shell/forms/useSecretField';
import { signInText } from '@/text/signIn';
import { SecretField } from '@/ui/field/SecretField';
import { Sandbox } from './session.styles';
import { isSent, type Purpose, selectSmsCode, smsCodeEvents } from './smsCodeSlice';

interface SmsCodeFieldProps {
  form: string;
  purpose: Purpose;
  code: ReturnType<typeof useSecretField>;
  /** What it is called where it is not the only one. */
  label?: string;
  /** The checked phone number, or nothing while it is wrong (then its field has said so). */
  phone: () => string | undefined;
}

/** A code by SMS: asked for, counted down by the clock, taken from the SMS; a sandbox hands it over (D6). */
export function SmsCodeField({ form, purpose, code, phone, label = signInText.fields.code }: SmsCodeFieldProps) {
  const dispatch = useAppDispatch();
  const sms = useAppSelector((state) => selectSmsCode(state, purpose));
  const cooling = sms.at === 'cooling' ? sms : undefined;
  const left = useSecondsLeft(cooling?.until ?? 0, cooling?.seconds);

  const ask = () => {
    const number = phone();
    if (number === undefined) return;
    code.forgive();
    dispatch(smsCodeEvents.asked({ purpose, phone: number, form }));
    code.focus();
  };
  const action =
    sms.at === 'sending' ? signInText.sms.sending : cooling ? signInText.sms.again(left) : signInText.sms.ask;

  return (
    <>
      <SecretField
        {...code.props}
        kind="code"
        label={label}
        placeholder={label}
        hint={isSent(sms) && signInText.sms.sent}
        action={
          <button type="button" disabled={sms.at !== 'ready'} onClick={ask}>
            {action}
          </button>
        }
      />
      {cooling?.debugCode && (
        <Sandbox type="button" onClick={() => code.fill(cooling.debugCode ?? '')}>
          {signInText.sms.debug}
          <b>{cooling.debugCode}</b>
        </Sandbox>
      )}
    </>
  );
}
