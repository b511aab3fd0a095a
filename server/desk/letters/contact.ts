import type { Tx } from '@server/db/database';
import type { Sealed } from '@server/db/schema/sealing';
import { type By, recordAct } from '@server/desk/acts/record';
import { requireUnmaskLeft } from '@server/desk/members/unmask';
import { ProductError } from '@server/errors';
import { opened } from '@server/sealing/phones';
import { sealedPlaces } from '@server/sealing/places';
import type { Keys } from '@server/secret';
import { memberOf } from '@server/support/writer';
import type { InputOf, OutputOf } from '@/contract/call';
import { code } from '@/contract/codes';
import type { letterCalls } from '@/contract/desk/letterCalls';

/** What the writer of a letter left to be reached by; empty without. */
export const contactOf = ({ contact, writer }: { contact: Sealed; writer: string }, keys: Keys): string =>
  opened(contact, { place: sealedPlaces.letterContact, owner: writer }, keys) ?? '';

/** Shows it, and writes down to whom and why; 1004 beyond twenty a day. */
export async function unmaskContact(
  tx: Tx,
  { id, reason }: InputOf<typeof letterCalls.deskUnmaskContact>,
  by: By,
  keys: Keys,
): Promise<OutputOf<typeof letterCalls.deskUnmaskContact>> {
  const letter = await tx.selectFrom('feedbacks').select(['writer', 'contact']).where('id', '=', id).executeTakeFirst();
  if (!letter) throw new ProductError(code.notFound, 'letterGone');
  await requireUnmaskLeft(tx, by);
  const userId = memberOf(letter.writer) ?? undefined;
  await recordAct(tx, by, { kind: 'member.unmasked', subject: 'letter', subjectId: id, userId, reason });
  return { contact: contactOf(letter, keys) };
}
