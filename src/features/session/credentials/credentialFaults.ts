import { type ApiFault, businessCode } from '@/api/fault';
import { code } from '@/contract/codes';
import { WHOLE_FORM } from '@/features/session/signInFaults';
import { sayFault } from '@/shell/faults/sayFault';
import { faultField, retryAfter } from '@/shell/forms/serverFaults';
import type { CredentialKind } from './credentialMachine';

/** The fields each form has, first the one a wrong password belongs to. */
const fields = {
  bind: ['phone', 'code', 'oldCode', 'password'],
  find: ['phone', 'code', 'password'],
  reset: ['phone', 'code', 'password'],
  password: ['oldPassword', 'password'],
  delete: ['password', 'code'],
} as const satisfies Record<CredentialKind, readonly string[]>;

const fieldOf: Readonly<Record<number, string>> = {
  [code.wrongSmsCode]: 'code',
  [code.phoneUnknown]: 'phone',
  [code.taken]: 'phone',
};

/** What a refusal means for its form: a fault at a field, and a pause in seconds; a toast has said the rest. */
export function judgeCredential(
  kind: CredentialKind,
  fault: ApiFault,
): { errors: Record<string, string>; wait: number } {
  if (fault.kind !== 'business') return { errors: {}, wait: 0 };
  const known = businessCode(fault);
  const wrongPassword = known === code.wrongPassword ? fields[kind][0] : undefined;
  const field = faultField<string>(fault, fields[kind]) ?? wrongPassword ?? fieldOf[known ?? 0] ?? WHOLE_FORM;
  const mayWait = known === code.tooOften || known === code.locked;
  return { errors: { [field]: sayFault(fault) }, wait: mayWait ? (retryAfter(fault) ?? 0) : 0 };
}
