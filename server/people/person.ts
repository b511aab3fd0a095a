import type { Reader, Tx } from '@server/db/database';
import { ProductError } from '@server/errors';
import type { StoredUser } from '@server/users/account';
import { code } from '@/contract/codes';

/** A member who is still there; 1002 for anybody else. */
export async function findPerson(reader: Reader, id: number): Promise<StoredUser> {
  const user = await reader
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('status', '<>', 'deleted')
    .executeTakeFirst();
  if (!user) throw new ProductError(code.notFound, 'personGone');
  return user;
}

/** Whom one acts upon: somebody else (1006), who is there (1002). */
export async function findOther(reader: Reader, id: number, self: number): Promise<StoredUser> {
  if (id === self) throw new ProductError(code.notAllowed, 'notYourself');
  return findPerson(reader, id);
}

/** Makes what one member writes happen one after the other, so that daily limits and request ids hold; 1006 for the silenced. */
export async function lockWriter(tx: Tx, userId: number): Promise<void> {
  const { status } = await tx
    .selectFrom('users')
    .select('status')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (status !== 'active') throw new ProductError(code.notAllowed, 'notAllowed');
}
