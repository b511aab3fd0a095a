import { LOGIN_NAME, PASSWORD, PHONE, SMS_CODE } from '@/contract/limits';
import { formText } from '@/text/forms';

/** What is wrong with a value, in words for the member; empty when nothing is. */
export type FieldRule = (value: string) => string;

/** Says `missing` for an empty value and `wrong` for one that does not fit. */
const fits =
  (pattern: RegExp, { missing, wrong }: { missing: string; wrong: string }): FieldRule =>
  (value) =>
    value === '' ? missing : pattern.test(value) ? '' : wrong;

/** Mainland mobile number (D6). */
export const phoneRule = fits(PHONE, formText.phone);
/** Account name of a new account (D6). */
export const loginNameRule = fits(LOGIN_NAME, formText.loginName);
/** Six digits from the SMS (D6). */
export const smsCodeRule = fits(SMS_CODE, formText.smsCode);
/** A new password (D6). */
export const passwordRule = fits(PASSWORD, formText.password);

/** Anything at all, for what only the server can judge: a known name, a known password. */
export const filled =
  (missing: string): FieldRule =>
  (value) =>
    value === '' ? missing : '';

/** Invite codes are optional; only their length is ours to judge. */
export const inviteCodeRule: FieldRule = (value) => (value.length > 32 ? formText.inviteCodeLong : '');

/** How hard a password is to guess: 0 does not fit the rule, 1 weak, 2 fair, 3 strong. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 {
  if (!PASSWORD.test(password)) return 0;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length;
  const score = kinds + (password.length >= 12 ? 1 : 0) + (password.length >= 16 ? 1 : 0);
  return score >= 4 ? 3 : score >= 3 ? 2 : 1;
}
