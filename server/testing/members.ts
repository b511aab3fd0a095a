import type { Db, Reader, Tx } from '@server/db/database';
import { withTx } from '@server/db/tx';
import { credit } from '@server/money/ledger';
import { userPhone } from '@server/sealing/phones';
import type { Keys } from '@server/secret';

/** A fixed moment for tests: 2026-03-02 12:00 in Shanghai. */
export const NOON = Date.UTC(2026, 2, 2, 4);

let made = 0;

/** Inserts a member with nothing but a name; answers the id. */
export async function makeMember(
  reader: Reader,
  details: { age?: number; needRealName?: boolean } = {},
): Promise<number> {
  made += 1;
  const { id } = await reader
    .insertInto('users')
    .values({ uid: `u${made}`, name: `玩家${made}`, inviteCode: `i${made}`, createdAt: new Date(NOON), ...details })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Gives a member diamonds through the ledger. */
export function giveCoins(tx: Tx, userId: number, amount: number, ref = `test:${userId}`): Promise<unknown> {
  return credit(tx, { userId, amount, kind: 'adjust', ref, title: '测试', from: 'reward', now: NOON });
}

/** A member with so many diamonds. */
export async function makeRichMember(db: Db, coins: number): Promise<number> {
  const userId = await makeMember(db);
  await withTx(db, (tx) => giveCoins(tx, userId, coins));
  return userId;
}

/** Gives a member a phone, as if they had bound it. */
export async function givePhone({ database, ...keys }: { database: { db: Db } } & Keys, id: number, phone: string) {
  const { uid } = await database.db.selectFrom('users').select('uid').where('id', '=', id).executeTakeFirstOrThrow();
  await database.db
    .updateTable('users')
    .set(userPhone(phone, uid, keys))
    .where('id', '=', id)
    .execute();
}
