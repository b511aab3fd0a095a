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

/** DEMO_MODE: replaces a member's VIP by one month that ends at `expTime`; 0 leaves none. */
export async function stageVip(
  tx: Tx,
  { userId, expTime, ids }: { userId: number; expTime: number; ids: Ids },
): Promise<void> {
  await tx.deleteFrom('vipGrants').where('userId', '=', userId).execute();
  await tx.deleteFrom('vipMembers').where('userId', '=', userId).execute();
  if (expTime === 0) return;
  const now = expTime - STAGED_DAYS * DAY;
  await grantVip(tx, { userId, days: STAGED_DAYS, badge: 'month', source: 'gift', ref: `stage:${ids.uuid()}`, now });
}
