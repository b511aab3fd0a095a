import * as v from 'valibot';
import { code } from '@/contract/codes';
import { asFault } from '@/desk/api/deskFault';
import { faultText } from '@/desk/kit/states/faultText';
import { deskLettersText as text } from '@/text/desk/letters';

const Who = v.object({ who: v.nullish(v.string()) });

/** What went wrong with a letter; a collision says who it was, and that nothing was sent. */
export function letterFault(error: unknown): string {
  const fault = asFault(error);
  if (fault.kind !== 'refused' || fault.code !== code.alreadyDone) return faultText(error);
  const read = v.safeParse(Who, fault.data);
  return read.success && 'who' in read.output ? text.collision(read.output.who ?? text.member) : faultText(error);
}
