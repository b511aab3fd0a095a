import type { Tx } from '@server/db/database';
import { findGame } from '@server/games/gameDetail';

/** Puts a game on the member's list of wishes with what it costs now, or takes it off; doing so twice changes nothing. */
export async function setWish(
  tx: Tx,
  { id, userId, wished, now }: { id: number; userId: number; wished: boolean; now: number },
): Promise<{ wished: boolean }> {
  if (wished) {
    const { onlineType, buyAmount } = await findGame(tx, id);
    const price = onlineType === 0 ? 0 : buyAmount;
    await tx
      .insertInto('gameWishes')
      .values({ userId, gameId: id, price, createdAt: new Date(now) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await tx.deleteFrom('gameWishes').where('userId', '=', userId).where('gameId', '=', id).execute();
  }
  return { wished };
}
