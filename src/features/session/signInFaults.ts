import { type ApiFault, businessCode } from '@/api/fault';
import { code } from '@/contract/codes';
import { sayFault } from '@/shell/faults/sayFault';
import { faultField, retryAfter } from '@/shell/forms/serverFaults';
import type { SignInMethod } from './sessionMachine';

/** The form each way in is typed into. */
export const signInForms = { phone: 'login', name: 'other', register: 'register' } as const satisfies Record<
  SignInMethod,
  string
>;

/** Where a refusal without a field of its own is shown. */
export const WHOLE_FORM = 'form';

const fields = {
  phone: ['phone', 'code'],
  name: ['loginName', 'password'],
  register: ['loginName', 'password', 'inviteCode'],
} as const satisfies Record<SignInMethod, readonly string[]>;

/** The field each refusal belongs to, where the server does not name one (contract, Codes). */
const fieldOf: Record<SignInMethod, Readonly<Record<number, string>>> = {
  phone: { [code.wrongSmsCode]: 'code', [code.phoneUnknown]: 'phone', [code.taken]: 'phone' },
  name: { [code.wrongPassword]: 'password', [code.notFound]: 'loginName' },
  register: { [code.taken]: 'loginName', [code.inviteCodeInvalid]: 'inviteCode' },
};

/** What a failed sign-in means for its form: a fault at a field, a pause in seconds, or nothing (a toast says it). */
export function judgeSignIn(method: SignInMethod, fault: ApiFault): { errors: Record<string, string>; wait: number } {
  const nothing = { errors: {}, wait: 0 };
  if (fault.kind === 'session') return { ...nothing, errors: { [WHOLE_FORM]: sayFault(fault) } };
  if (fault.kind !== 'business') return nothing;
  const known = businessCode(fault);
  const field = faultField(fault, fields[method]) ?? fieldOf[method][known ?? 0] ?? WHOLE_FORM;
  const mayWait = known === code.tooOften || known === code.locked;
  return { errors: { [field]: sayFault(fault) }, wait: mayWait ? (retryAfter(fault) ?? 0) : 0 };
}
