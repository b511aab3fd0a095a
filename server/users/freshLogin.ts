import type { Reader } from '@server/db/database';
import type { Session } from './sessions';

/** Whether the login of a session is not older than `ms`: whoever took a token that lay about has an older one. */
export async function isFreshLogin(
  reader: Reader,
  { id }: Pick<Session, 'id'>,
  { now, ms }: { now: number; ms: number },
): Promise<boolean> {
  const login = await reader.selectFrom('sessions').select('createdAt').where('id', '=', id).executeTakeFirst();
  return login !== undefined && now - login.createdAt.getTime() <= ms;
}
