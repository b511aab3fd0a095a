import type { Tx } from '@server/db/database';
import { usersText } from '@server/text/users';

/** What somebody showed of themselves. */
export type Profile = {
  name: string;
  avatar: string;
  intro: string;
};

/** Takes name, picture and introduction off a member, who gets the name of a newcomer; what they were, or null for who has left. */
export async function clearProfile(tx: Tx, userId: number): Promise<Profile | null> {
  const user = await tx
    .selectFrom('users')
    .select(['uid', 'name', 'avatar', 'intro', 'status'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!user || user.status === 'deleted') return null;
  const { uid, name, avatar, intro } = user;
  await tx
    .updateTable('users')
    .set({ name: usersText.newName(uid), avatar: '', intro: '', renamedAt: null })
    .where('id', '=', userId)
    .execute();
  return { name, avatar, intro };
}

/** Gives a member back what they showed of themselves, unless they have left. */
export async function restoreProfile(tx: Tx, userId: number, profile: Profile): Promise<void> {
  const { name, avatar, intro } = profile;
  await tx
    .updateTable('users')
    .set({ name, avatar, intro })
    .where('id', '=', userId)
    .where('status', '<>', 'deleted')
    .execute();
}

/** A nickname that waited to be looked at. */
export type WaitingName = {
  name: string;
  /** When it was asked for, epoch ms. */
  at: number;
};

/** Takes a waiting nickname away, and lets the member choose another at once; what it was, or null where none waits. */
export async function dropName(tx: Tx, userId: number): Promise<WaitingName | null> {
  const user = await tx
    .selectFrom('users')
    .select(['pendingName', 'pendingNameAt'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!user || user.pendingName === null || user.pendingNameAt === null) return null;
  await tx
    .updateTable('users')
    .set({ pendingName: null, pendingNameAt: null, renamedAt: null })
    .where('id', '=', userId)
    .execute();
  return { name: user.pendingName, at: user.pendingNameAt.getTime() };
}

/** Lets a dropped nickname wait again. */
export async function restoreName(tx: Tx, userId: number, { name, at }: WaitingName): Promise<void> {
  const asked = new Date(at);
  await tx
    .updateTable('users')
    .set({ pendingName: name, pendingNameAt: asked, renamedAt: asked })
    .where('id', '=', userId)
    .where('status', '<>', 'deleted')
    .execute();
}

/** Shows a nickname: the one that waits, or the one given. */
export async function passName(tx: Tx, userId: number, name: string | null): Promise<void> {
  await tx
    .updateTable('users')
    .set((eb) => ({
      name: name === null ? eb.fn.coalesce('pendingName', 'name') : name,
      pendingName: null,
      pendingNameAt: null,
    }))
    .where('id', '=', userId)
    .where('status', '<>', 'deleted')
    .execute();
}
