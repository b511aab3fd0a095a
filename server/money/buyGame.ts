import type { Tx } from '@server/db/database';
import { ProductError } from '@server/errors';
import { moneyText } from '@server/text/money';
import { code } from '@/contract/codes';
import { type Bought, buy } from './buy';
import { balanceOf } from './ledger';

/** What a purchase needs to know of a game. */
export interface GameForSale {
  id: number;
  name: string;
  /** 0 is free for everybody, guests too (spec 4). */
  onlineType: number;
  /** Diamonds. */
  buyAmount: number;
  vipFree: boolean;
}

/** Someone's wish to download a game; a guest has no `userId`. */
export interface DownloadWish {
  userId: number | null;
  game: GameForSale;
  requestId: string;
  expectPrice?: number | undefined;
  now: number;
}

/** The purchase behind a download (E1, E3): free games for all, others for members. */
export async function buyGame(
  tx: Tx,
  wish: DownloadWish,
): Promise<Omit<Bought, 'balanceAfter'> & { balanceAfter: number | null }> {
  const { userId, game } = wish;
  if (userId === null) {
    if (game.onlineType !== 0) throw new ProductError(code.sessionInvalid, 'sessionInvalid');
    return { charged: 0, balanceAfter: null, repeated: false };
  }
  if (game.onlineType === 0) return { charged: 0, balanceAfter: await balanceOf(tx, userId), repeated: false };
  return buy(tx, {
    userId,
    kind: 'game',
    items: [{ id: game.id, price: game.buyAmount }],
    expectPrice: wish.expectPrice,
    requestId: wish.requestId,
    title: moneyText.gamePurchase(game.name),
    vipFree: game.vipFree,
    now: wish.now,
  });
}
