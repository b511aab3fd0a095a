import type { Reader } from '@server/db/database';
import { ProductError } from '@server/errors';
import { code } from '@/contract/codes';

/** The member of a uid, whatever their state; 1002 when there is none. */
export async function findMember(reader: Reader, uid: string) {
  const user = await reader.selectFrom('users').selectAll().where('uid', '=', uid).executeTakeFirst();
  if (!user) throw new ProductError(code.notFound, 'memberUnknown');
  return user;
}
