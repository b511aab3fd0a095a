import { Agreement, useAgreement } from '@/features/session/Agreement';
import Fox from '@/features/session/art/fox.svg';
import { Forgotten } from '@/features/session/Forgotten';
import { nameInput } from '@/features/session/fields';
import { SignInFrame } from '@/features/session/SignInFrame';
import { SignInLinks } from '@/features/session/SignInLinks';
import { SubmitButton } from '@/features/session/SubmitButton';
import { Form, Ways } from '@/features/session/session.styles';
import { useSignIn } from '@/features/session/useSignIn';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { formEvents, selectForm } from '@/shell/forms/formsSlice';
import { filled } from '@/shell/forms/rules';
import { useDraftField } from '@/shell/forms/useDraftField';
import { useSecretField } from '@/shell/forms/useSecretField';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { formText } from '@/text/forms';
import { signInText } from '@/text/signIn';
import { titles } from '@/text/titles';
import { Field } from '@/ui/field/Field';
import { SecretField } from '@/ui/field/SecretField';

const FORM = 'other';
const { other: text, fields } = signInText;
// Only the server knows which names and passwords exist, and older ones may not fit today's rules.
const nameGiven = filled(formText.loginName.missing);
const passwordGiven = filled(formText.password.missing);
const trimmed = (value: string) => value.trim();

/** Login by account name and password (D7). */
export function OtherPage() {
  const dispatch = useAppDispatch();
  const name = useDraftField(FORM, 'loginName', { rule: nameGiven, clean: trimmed });
  const password = useSecretField(FORM, 'password', { rule: passwordGiven });
  const locked = useAppSelector((state) => (selectForm(state, FORM).lockedUntil ?? 0) > 0);
  const agreement = useAgreement(FORM);
  const submit = useSignIn([name, password, agreement.field], () => ({
    method: 'name',
    loginName: name.value,
    password: password.read(),
  }));
  const rename = (value: string) => {
    name.change(value);
    // The server's pause is for one name; another may try at once.
    if (locked) dispatch(formEvents.locked({ form: FORM, until: 0 }));
  };

  return (
    <SignInFrame
      heading={text.heading}
      slogan={text.slogan}
      greeter={<Fox />}
      other={{ to: href.register(), label: signInText.login.register }}
    >
      <Form noValidate onSubmit={submit} aria-label={titles.other}>
        <Field
          {...nameInput}
          {...name.props}
          onChange={rename}
          label={fields.loginName}
          placeholder={fields.loginName}
        />
        <SecretField
          {...password.props}
          kind="password"
          autoComplete="current-password"
          label={fields.password}
          placeholder={fields.password}
        />
        <SubmitButton form={FORM}>{signInText.login.submit}</SubmitButton>
        <Agreement {...agreement.props} />
        <Ways>
          <Link to={href.login()} replace>
            {text.byPhone}
          </Link>
          <Forgotten />
        </Ways>
      </Form>
      <SignInLinks />
    </SignInFrame>
  );
}
