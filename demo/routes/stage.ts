import type { ServerContext } from '@server/context';
import type { Tx } from '@server/db/database';
import { withTx } from '@server/db/tx';
import { ProductError } from '@server/errors';
import { setStock } from '@server/gifts/stock';
import { stageBalance, stageVip } from '@server/money/stage';
import { closeAllSessions } from '@server/users/sessions';
import type { InputOf } from '@/contract/call';
import type { demoCalls } from '@/contract/calls/demo';
import { code } from '@/contract/codes';

export type Stage = InputOf<typeof demoCalls.demoStage>;

async function userIdOf(tx: Tx, uid: string): Promise<number> {
  const user = await tx.selectFrom('users').select('id').where('uid', '=', uid).executeTakeFirst();
  if (!user) throw new ProductError(code.notFound, 'notFound');
  return user.id;
}

async function setPrice(tx: Tx, { gameId, amount }: NonNullable<Stage['price']>): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('games')
    .set({ buyAmount: amount, onlineType: amount > 0 ? 1 : 0 })
    .where('id', '=', gameId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ProductError(code.notFound, 'gameGone');
}

/** Sets what a test or a demonstration needs; several things at once, all or nothing, the clock last. */
export async function setStage({ database, clock, ids }: ServerContext, stage: Stage): Promise<void> {
  const now = clock.now();
  await withTx(database.db, async (tx) => {
    if (stage.price) await setPrice(tx, stage.price);
    if (stage.stock && !(await setStock(tx, ids, stage.stock.giftId, stage.stock.left))) {
      throw new ProductError(code.notFound, 'notFound');
    }
    if (stage.balance) {
      const { uid, coins } = stage.balance;
      await stageBalance(tx, { userId: await userIdOf(tx, uid), coins, ids, now });
    }
    if (stage.vipExpiry) {
      const { uid, expTime } = stage.vipExpiry;
      await stageVip(tx, { userId: await userIdOf(tx, uid), expTime, ids });
    }
    if (stage.revoke) await closeAllSessions(tx, await userIdOf(tx, stage.revoke.uid), now);
  });
  if (stage.clock !== undefined) clock.runAhead(stage.clock);
}
