import type { Tx } from '@server/db/database';
import type { Ids } from '@server/ids';
import { moneyText } from '@server/text/money';
import { balanceOf, credit, debit, type Moved } from './ledger';
import { DAY, grantVip } from './vip';

const STAGED_DAYS = 30;

/** DEMO_MODE: brings a member's diamonds to an amount, through the ledger. */
export async function stageBalance(
  tx: Tx,
  { userId, coins, ids, now }: { userId: number; coins: number; ids: Ids; now: number },
): Promise<Moved | null> {
  const missing = coins - (await balanceOf(tx, userId));
  if (missing === 0) return null;
  const movement = { userId, amount: Math.abs(missing), ref: ids.uuid(), title: moneyText.adjustment, now };
  return missing > 0
    ? credit(tx, { ...movement, kind: 'adjust', from: 'reward' })
    : debit(tx, { ...movement, kind: 'adjust' });
}

/** Puts what was paid for before `end`: the ledger and the orders ask for it, so it stays. Answers whether there was any. */
async function movePaid(tx: Tx, userId: number, end: number): Promise<boolean> {
  const paid = await tx
    .selectFrom('vipGrants')
    .select(['id', 'days'])
    .where('userId', '=', userId)
    .where('source', '<>', 'gift')
    .orderBy('id', 'desc')
    .execute();
  let endsAt = end;
  for (const { id, days } of paid) {
    const startsAt = endsAt - days * DAY;
    // What takes days ends before it starts.
    const madeAt = Math.min(startsAt, endsAt);
    const times = { createdAt: new Date(madeAt), startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
    await tx.updateTable('vipGrants').set(times).where('id', '=', id).execute();
    endsAt = startsAt;
  }
  return paid.length > 0;
}

/** DEMO_MODE: replaces a member's VIP by one month that ends at `expTime`; 0 leaves none, or what was paid for long over. */
export async function stageVip(
  tx: Tx,
  { userId, expTime, ids }: { userId: number; expTime: number; ids: Ids },
): Promise<void> {
  await tx.deleteFrom('vipGrants').where('userId', '=', userId).where('source', '=', 'gift').execute();
  await tx.deleteFrom('vipMembers').where('userId', '=', userId).execute();
  const now = Math.max(0, expTime - STAGED_DAYS * DAY);
  if (await movePaid(tx, userId, now)) {
    await tx
      .insertInto('vipMembers')
      .values({ userId, expTime: new Date(now) })
      .execute();
  }
  if (expTime === 0) return;
  await grantVip(tx, { userId, days: STAGED_DAYS, badge: 'month', source: 'gift', ref: `stage:${ids.uuid()}`, now });
}
