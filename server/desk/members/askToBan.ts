import type { Tx } from '@server/db/database';
import type { UserRow } from '@server/db/schema/users';
import type { By } from '@server/desk/acts/record';
import { ProductError } from '@server/errors';
import type { Selectable } from 'kysely';
import { code } from '@/contract/codes';
import { LAPSE_MS, type Outcome, type Wish, wishFor } from './secondPerson';

/** Whom, by which request, and why; the member reads the reason. */
export interface BanWish extends Omit<Wish, 'deed' | 'user'> {
  user: Pick<Selectable<UserRow>, 'id' | 'uid' | 'status'>;
}

/** Asks a second person to shut a member out: nobody does that alone. 1003 for who is out, or for whom it is asked already. */
export async function askToBan(tx: Tx, { user, requestId, reason }: BanWish, by: By): Promise<Outcome> {
  if (user.status !== 'active') throw new ProductError(code.alreadyDone, 'bannedAlready');
  const asked = await tx
    .selectFrom('secondPerson')
    .select('requestId')
    .where('kind', '=', 'ban')
    .where('userId', '=', user.id)
    .where('state', '=', 'open')
    .where('askedAt', '>', new Date(by.now - LAPSE_MS))
    .executeTakeFirst();
  if (asked && asked.requestId !== requestId) throw new ProductError(code.alreadyDone, 'banAsked');
  return wishFor(tx, { user, requestId, reason, deed: { kind: 'ban', amount: 0 } }, by);
}
