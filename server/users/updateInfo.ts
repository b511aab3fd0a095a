import type { Tx } from '@server/db/database';
import { ProductError } from '@server/errors';
import { isStatedMinor } from '@server/minors/payer';
import { lockWriter } from '@server/people/person';
import { lockPublisher, type Publisher } from '@server/sanctions/publisher';
import { moderate } from '@server/square/words';
import { noteTask } from '@server/tasks/progress';
import type { InputOf } from '@/contract/call';
import type { userCalls } from '@/contract/calls/user';
import { code } from '@/contract/codes';
import type { StoredUser } from './account';
import { renameTo } from './rename';

type Wish = InputOf<typeof userCalls.updateInfo>;

/** An age that was checked is nobody's to state. A minor's stated age is not made an adult's by the member alone: the rule for minors would mean nothing. */
async function requireHonestAge(tx: Tx, user: StoredUser, age: number): Promise<void> {
  const checked = await tx.selectFrom('realNames').select('userId').where('userId', '=', user.id).executeTakeFirst();
  if (checked && age !== user.age) throw new ProductError(code.notAllowed, 'ageByRealName', { field: 'age' });
  if (isStatedMinor(user.age) && !isStatedMinor(age)) {
    throw new ProductError(code.notAllowed, 'ageLocked', { field: 'age' });
  }
}

/** An introduction as it may be shown; it is not read before, so a word that needs that is refused. */
async function cleanIntro(tx: Tx, publisher: Publisher, intro: string): Promise<string> {
  const { texts, auditState } = await moderate(tx, publisher, [intro.replace(/\s+/gu, ' ').trim()] as const);
  if (auditState === 'pending') throw new ProductError(code.sensitiveWord, 'sensitive', { field: 'intro' });
  return texts[0];
}

/** Changes what a member says of themselves, field by field; answers the member as stored afterwards. */
export async function updateInfo(tx: Tx, userId: number, wish: Wish, now: number): Promise<StoredUser> {
  const { name, sex, age, intro } = wish;
  // Name and introduction are read by others, sex and age by nobody.
  const publisher = name === undefined && intro === undefined ? null : await lockPublisher(tx, userId, now);
  if (publisher === null) await lockWriter(tx, userId);
  const user = await tx.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  if (age !== undefined) await requireHonestAge(tx, user, age);
  const changes: Partial<StoredUser> = {
    ...(publisher && name !== undefined && (await renameTo(tx, { user, publisher, now }, name))),
    ...(sex !== undefined && { sex }),
    ...(age !== undefined && { age }),
    ...(publisher && intro !== undefined && { intro: await cleanIntro(tx, publisher, intro) }),
  };
  if (Object.keys(changes).length === 0) return user;
  await noteTask(tx, userId, 'editProfile', now);
  return tx.updateTable('users').set(changes).where('id', '=', userId).returningAll().executeTakeFirstOrThrow();
}
