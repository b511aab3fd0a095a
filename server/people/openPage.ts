import type { Reader } from '@server/db/database';
import { ProductError } from '@server/errors';
import type { StoredUser } from '@server/users/account';
import { code } from '@/contract/codes';
import type { PagePart } from '@/contract/person';
import { isHidden } from './page';
import { findPerson } from './person';
import { hasBlocked, type Viewer } from './viewer';

/** Somebody's page is not for whom they have blocked, and shows nothing to who has blocked them (1006). */
export async function openPage(reader: Reader, id: number, viewer: Viewer, part?: PagePart): Promise<StoredUser> {
  const user = await findPerson(reader, id);
  const { userId } = viewer;
  const shut = userId !== null && ((await hasBlocked(reader, id, userId)) || (await hasBlocked(reader, userId, id)));
  if (shut) throw new ProductError(code.notAllowed, 'pageHidden');
  if (part !== undefined && isHidden(user, part, viewer)) throw new ProductError(code.notAllowed, 'partHidden');
  return user;
}
