import { StrengthMeter } from '@/features/session/StrengthMeter';
import { passwordRule, passwordStrength } from '@/shell/forms/rules';
import { useSecretField, useSecretGrade } from '@/shell/forms/useSecretField';
import { credentialText as text } from '@/text/credentials';
import { formText } from '@/text/forms';
import { signInText } from '@/text/signIn';
import { SecretField } from '@/ui/field/SecretField';

/** A new password typed twice, judged by the rule (D6). */
export function useNewPassword(form: string) {
  const password = useSecretField(form, 'password', { rule: passwordRule, grade: passwordStrength });
  const confirm = useSecretField(form, 'confirm', {
    rule: (again) =>
      again === '' ? formText.confirm.missing : again === password.read() ? '' : formText.confirm.wrong,
  });
  const grade = useSecretGrade(form, 'password');
  return { password, confirm, grade };
}

/** Its two fields, with how hard it is to guess. */
export function NewPassword({ password, confirm, grade }: ReturnType<typeof useNewPassword>) {
  const common = { kind: 'password', autoComplete: 'new-password' } as const;
  return (
    <>
      <SecretField
        {...password.props}
        {...common}
        label={text.newPassword}
        placeholder={text.newPassword}
        hint={signInText.fields.newPasswordHint}
      />
      {grade > 0 && <StrengthMeter grade={grade} />}
      <SecretField {...confirm.props} {...common} label={text.confirm} placeholder={text.confirm} />
    </>
  );
}
