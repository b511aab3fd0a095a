import * as v from 'valibot';
import { code } from '@/contract/codes';
import { asFault } from '@/desk/api/deskFault';
import { faultText } from '@/desk/kit/states/faultText';
import { spanText } from '@/desk/kit/time/timeText';
import { signInText } from '@/text/desk/signIn';

const Locked = v.object({ retryAfter: v.number() });

/** Why signing in did not go on, in a sentence; null for no fault. */
export function signInFault(error: unknown, wrong: string): string | null {
  if (error === undefined) return null;
  const fault = asFault(error);
  if (fault.kind !== 'refused') return faultText(error);
  const locked = v.safeParse(Locked, fault.data);
  if (fault.code === code.locked && locked.success) return signInText.locked(spanText(locked.output.retryAfter * 1000));
  if (fault.code === code.wrongPassword || fault.code === code.wrongSmsCode) return wrong;
  return faultText(error);
}
