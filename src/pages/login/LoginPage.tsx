import { Agreement, useAgreement } from '@/features/session/Agreement';
import Cat from '@/features/session/art/cat.svg';
import { Forgotten } from '@/features/session/Forgotten';
import { phoneInput, usePhoneField } from '@/features/session/fields';
import { mayAutoRegister } from '@/features/session/mayAutoRegister';
import { SignInFrame } from '@/features/session/SignInFrame';
import { SmsCodeField } from '@/features/session/SmsCodeField';
import { SubmitButton } from '@/features/session/SubmitButton';
import { Form, Ways } from '@/features/session/session.styles';
import { useSignIn } from '@/features/session/useSignIn';
import { useAppSelector } from '@/kernel/hooks';
import { selectConfig } from '@/shell/config/configSlice';
import { smsCodeRule } from '@/shell/forms/rules';
import { useSecretField } from '@/shell/forms/useSecretField';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { signInText } from '@/text/signIn';
import { titles } from '@/text/titles';
import Gem from '@/ui/art/gem.svg';
import { Field } from '@/ui/field/Field';

const FORM = 'login';
const { login: text, fields } = signInText;

/** Login by phone and SMS code; a number without an account gets one, unless the operator has turned that off (D7). */
export function LoginPage() {
  const config = useAppSelector(selectConfig);
  const registers = mayAutoRegister(config);
  const phone = usePhoneField(FORM);
  const code = useSecretField(FORM, 'code', { rule: smsCodeRule });
  const agreement = useAgreement(FORM);
  const submit = useSignIn([phone, code, agreement.field], () => ({
    method: 'phone',
    phone: phone.value,
    code: code.read(),
  }));

  return (
    <SignInFrame
      heading={text.heading(config.title)}
      slogan={signInText.slogan}
      greeter={<Cat />}
      other={{ to: href.register(), label: text.register }}
      foot={
        registers && (
          <>
            <Gem />
            {text.gift}
          </>
        )
      }
    >
      <Form noValidate onSubmit={submit} aria-label={titles.login}>
        <Field
          {...phoneInput}
          {...phone.props}
          label={fields.phone}
          placeholder={fields.phone}
          prefix={fields.phonePrefix}
        />
        <SmsCodeField
          form={FORM}
          purpose="login"
          code={code}
          phone={() => {
            if (phone.check()) return phone.value;
            phone.focus();
            return undefined;
          }}
        />
        <SubmitButton form={FORM}>{text.submit}</SubmitButton>
        <Agreement {...agreement.props} {...(registers && { note: text.autoRegister })} />
        <Ways>
          <Link to={href.loginOther()} replace>
            {text.byName}
          </Link>
          <Forgotten />
        </Ways>
      </Form>
    </SignInFrame>
  );
}
