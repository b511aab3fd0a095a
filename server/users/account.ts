import type { UserRow } from '@server/db/schema/users';
import { mediaPath } from '@server/media/kinds';
import type { Selectable } from 'kysely';
import type { Account } from '@/contract/account';

/** A member as the database has it. */
export type StoredUser = Selectable<UserRow>;

/** So many different pictures are drawn for members without one of their own. */
const AVATARS = 1000;

/** The address of a member's picture. */
export function avatarOf({ id, avatar }: Pick<StoredUser, 'id' | 'avatar'>): string {
  return avatar === '' ? mediaPath('avatar', id % AVATARS) : avatar;
}

/** 138****1234; empty without a phone. */
export function maskPhone(phone: string | null): string {
  return phone === null ? '' : `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}

/** The account as its owner's browser keeps it. */
export function toAccount(user: StoredUser, token: string, newAccount = false): Account {
  return {
    accountType: user.accountType,
    age: user.age,
    loginName: user.loginName ?? '',
    name: user.name,
    needBind: user.phone === null,
    needRealName: user.needRealName,
    newAccount,
    sex: user.sex,
    token,
    uid: user.uid,
  };
}
