import type { ServerContext } from '@server/context';
import type { Reader, Tx } from '@server/db/database';
import { ProductError } from '@server/errors';
import type { Ids } from '@server/ids';
import { credit } from '@server/money/ledger';
import { hasPhone, holdPhone, userPhone } from '@server/sealing/phones';
import type { Keys } from '@server/secret';
import { noteTask } from '@server/tasks/progress';
import { moneyText } from '@server/text/money';
import { usersText } from '@server/text/users';
import type { Velocity } from '@server/velocity/velocity';
import { code } from '@/contract/codes';
import type { StoredUser } from './account';
import { inviterOf, rewardInvited, rewardInviter } from './invite';

/** What a newcomer gets (contract 3). */
export const NEW_MEMBER_COINS = 20;

/** Without letters and digits that look alike. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const TRIES = 5;

/** A person who registers: by name and password, or by phone. */
export interface Newcomer {
  loginName?: string;
  passwordHash?: string;
  phone?: string;
  /** An unknown code is refused (2007) or, where nobody typed it, passed over. */
  inviteCode?: string | undefined;
  strictInvite: boolean;
  /** Where they come from, as hashes. */
  from: { home: string; device: string | null };
}

function newInviteCode(ids: Ids): string {
  return Array.from({ length: 6 }, () => CODE_LETTERS[ids.int(CODE_LETTERS.length)]).join('');
}

async function requireFree(
  tx: Reader,
  { loginName, phone }: Pick<Newcomer, 'loginName' | 'phone'>,
  keys: Keys,
): Promise<void> {
  if (loginName !== undefined) {
    const taken = await tx
      .selectFrom('users')
      .select('id')
      .where((eb) => eb(eb.fn('lower', ['loginName']), '=', loginName.toLowerCase()))
      .executeTakeFirst();
    if (taken) throw new ProductError(code.taken, 'nameTaken', { field: 'loginName' });
  }
  if (phone !== undefined) {
    const taken = await tx.selectFrom('users').select('id').where(hasPhone(phone, keys)).executeTakeFirst();
    if (taken) throw new ProductError(code.taken, 'phoneTaken', { field: 'phone' });
  }
}

async function inviterFor(
  tx: Reader,
  { inviteCode = '', strictInvite }: Pick<Newcomer, 'inviteCode' | 'strictInvite'>,
): Promise<number | null> {
  if (inviteCode.trim() === '') return null;
  const inviter = await inviterOf(tx, inviteCode);
  if (inviter === undefined && strictInvite) {
    throw new ProductError(code.inviteCodeInvalid, 'inviteCodeInvalid', { field: 'inviteCode' });
  }
  return inviter ?? null;
}

/** What would be refused anyway is refused before it costs anything: a taken name or phone, an unknown invite code. */
export async function requireWelcome(reader: Reader, newcomer: Omit<Newcomer, 'from'>, keys: Keys): Promise<void> {
  await requireFree(reader, newcomer, keys);
  await inviterFor(reader, newcomer);
}

async function insert(
  tx: Tx,
  newcomer: Newcomer,
  { ids, invitedBy, now, ...keys }: Keys & { ids: Ids; invitedBy: number | null; now: number },
): Promise<StoredUser> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const uid = `${1 + ids.int(9)}${ids.digits(8)}`;
    const row = await tx
      .insertInto('users')
      .values({
        uid,
        loginName: newcomer.loginName ?? null,
        name: usersText.newName(uid),
        ...(newcomer.phone === undefined ? {} : userPhone(newcomer.phone, uid, keys)),
        passwordHash: newcomer.passwordHash ?? null,
        inviteCode: newInviteCode(ids),
        invitedBy,
        readAllBefore: null,
        createdAt: new Date(now),
        deletedAt: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row) return row;
    // Somebody took the name or phone a moment ago; otherwise two random numbers met.
    await requireFree(tx, newcomer, keys);
  }
  throw new Error('no free uid was found');
}

/** Adds a member with everything a newcomer gets: diamonds, the invitation's reward, a first message. */
export async function createMember(
  tx: Tx,
  { ids, velocity, ...keys }: Pick<ServerContext, 'ids'> & Keys & { velocity: Velocity },
  newcomer: Newcomer,
  now: number,
): Promise<StoredUser> {
  if (newcomer.phone !== undefined) await holdPhone(tx, newcomer.phone);
  await requireFree(tx, newcomer, keys);
  const user = await insert(tx, newcomer, { ids, invitedBy: await inviterFor(tx, newcomer), now, ...keys });
  const { home, device } = newcomer.from;
  await tx
    .insertInto('joins')
    .values({ userId: user.id, homeHash: home, deviceHash: device, at: new Date(now) })
    .execute();
  await credit(tx, {
    userId: user.id,
    amount: NEW_MEMBER_COINS,
    kind: 'newMember',
    ref: String(user.id),
    title: moneyText.newMember,
    from: 'reward',
    now,
  });
  if (user.invitedBy !== null) await rewardInvited(tx, user.id, now);
  if (newcomer.phone !== undefined) {
    await rewardInviter(tx, { ...user, phone: newcomer.phone }, { ...keys, velocity, now });
    await noteTask(tx, user.id, 'bindPhone', now);
  }
  const { title, content, link } = usersText.welcome;
  await tx
    .insertInto('messages')
    .values({ title, content: content(NEW_MEMBER_COINS), link, targetUserId: user.id, createdAt: new Date(now) })
    .execute();
  return user;
}
