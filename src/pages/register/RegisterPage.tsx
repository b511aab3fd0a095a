import { Agreement, useAgreement } from '@/features/session/Agreement';
import Penguin from '@/features/session/art/penguin.svg';
import { nameInput, useNewNameField } from '@/features/session/fields';
import { SignInFrame } from '@/features/session/SignInFrame';
import { StrengthMeter } from '@/features/session/StrengthMeter';
import { SubmitButton } from '@/features/session/SubmitButton';
import { Form, Ways } from '@/features/session/session.styles';
import { useSignIn } from '@/features/session/useSignIn';
import { useAppSelector } from '@/kernel/hooks';
import { selectConfig } from '@/shell/config/configSlice';
import { inviteCodeRule, passwordRule, passwordStrength } from '@/shell/forms/rules';
import { useDraftField } from '@/shell/forms/useDraftField';
import { useSecretField, useSecretGrade } from '@/shell/forms/useSecretField';
import { selectInviteCode } from '@/shell/invite/inviteSlice';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { formText } from '@/text/forms';
import { signInText } from '@/text/signIn';
import { titles } from '@/text/titles';
import { Field } from '@/ui/field/Field';
import { SecretField } from '@/ui/field/SecretField';

const FORM = 'register';
const { register: text, fields } = signInText;
const trimmed = (value: string) => value.trim();

/** Registration by name and password (D7); the invite code the visitor came with stands there already (A3). */
export function RegisterPage() {
  const { title } = useAppSelector(selectConfig);
  const initial = useAppSelector(selectInviteCode);
  const name = useNewNameField(FORM);
  const password = useSecretField(FORM, 'password', { rule: passwordRule, grade: passwordStrength });
  const confirm = useSecretField(FORM, 'confirm', {
    rule: (again) =>
      again === '' ? formText.confirm.missing : again === password.read() ? '' : formText.confirm.wrong,
  });
  const invite = useDraftField(FORM, 'inviteCode', { rule: inviteCodeRule, initial, clean: trimmed });
  const agreement = useAgreement(FORM);
  const strength = useSecretGrade(FORM, 'password');
  const submit = useSignIn([name, password, confirm, invite, agreement.field], () => ({
    method: 'register',
    loginName: name.value,
    password: password.read(),
    ...(invite.own !== undefined && { inviteCode: invite.own }),
  }));

  return (
    <SignInFrame
      heading={text.heading(title)}
      slogan={text.slogan}
      greeter={<Penguin />}
      other={{ to: href.login(), label: text.login }}
    >
      <Form noValidate onSubmit={submit} aria-label={titles.register}>
        <Field
          {...nameInput}
          {...name.props}
          label={fields.loginName}
          placeholder={fields.loginName}
          hint={fields.loginNameHint}
        />
        <SecretField
          {...password.props}
          kind="password"
          autoComplete="new-password"
          label={fields.newPassword}
          placeholder={fields.newPassword}
          hint={fields.newPasswordHint}
        />
        {strength > 0 && <StrengthMeter grade={strength} />}
        <SecretField
          {...confirm.props}
          kind="password"
          autoComplete="new-password"
          label={fields.confirm}
          placeholder={fields.confirm}
        />
        <Field
          {...invite.props}
          autoCapitalize="off"
          label={fields.inviteCode}
          prefix={fields.inviteCode}
          placeholder={fields.inviteCodeEmpty}
        />
        <SubmitButton form={FORM}>{text.submit}</SubmitButton>
        <Agreement {...agreement.props} />
        <Ways>
          <Link to={href.loginOther()} replace>
            {text.haveAccount}
          </Link>
        </Ways>
      </Form>
    </SignInFrame>
  );
}
