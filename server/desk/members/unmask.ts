import { businessDay } from '@server/businessDay';
import type { Tx } from '@server/db/database';
import { type By, recordAct } from '@server/desk/acts/record';
import { ProductError } from '@server/errors';
import { phoneOf } from '@server/sealing/phones';
import type { Keys } from '@server/secret';
import { code } from '@/contract/codes';
import { findMember } from './findMember';

/** Of one of the staff, a business day: telephones, and what writers of letters left. */
const MOST_A_DAY = 20;

/** 1004 for whom of the staff has looked at twenty today. */
export async function requireUnmaskLeft(tx: Tx, { staff, now }: By): Promise<void> {
  const { start, end } = businessDay(now);
  // Two at once count each other.
  await tx.selectFrom('staff').select('id').where('id', '=', staff.id).forUpdate().execute();
  const { seen } = await tx
    .selectFrom('staffActs')
    .select((eb) => eb.fn.countAll<number>().as('seen'))
    .where('staffId', '=', staff.id)
    .where('kind', '=', 'member.unmasked')
    .where('at', '>=', new Date(start))
    .executeTakeFirstOrThrow();
  if (seen < MOST_A_DAY) return;
  throw new ProductError(code.tooOften, 'unmaskedOften', { retryAfter: Math.ceil((end - now) / 1000) });
}

/** Shows a member's phone, and writes down to whom and why; 1004 beyond twenty a day. */
export async function unmaskPhone(
  tx: Tx,
  { uid, reason }: { uid: string; reason: string },
  by: By,
  keys: Keys,
): Promise<{ phone: string | null }> {
  const user = await findMember(tx, uid);
  await requireUnmaskLeft(tx, by);
  await recordAct(tx, by, { kind: 'member.unmasked', subject: 'member', subjectId: uid, userId: user.id, reason });
  return { phone: phoneOf(user, keys) };
}
