import type { Tx } from '@server/db/database';
import { ProductError } from '@server/errors';
import type { StoredGame } from '@server/games/stored';
import { code } from '@/contract/codes';
import type { GiftClaimed } from '@/contract/gift';
import { claimantOf, type StoredGift } from './claimant';
import { giftState, toGiftPack } from './present';

/** One tap on 领取. */
export interface GiftClaim {
  userId: number;
  giftId: number;
  requestId: string;
  /** Whoever has a word in it before a code is given; throws what the member reads. */
  admit?: (tx: Tx) => Promise<void>;
  now: number;
}

/** The pack, locked until the transaction ends, so that its stock and its codes go together. */
async function lockPack(tx: Tx, giftId: number): Promise<StoredGift> {
  const pack = await tx
    .selectFrom('giftPacks')
    .selectAll()
    .where('id', '=', giftId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!pack) throw new ProductError(code.notFound, 'giftGone');
  return pack;
}

/** The code this member has of the pack, if this very request got it; 4002 with the code if another did. */
async function earlierCode(tx: Tx, { userId, giftId, requestId }: GiftClaim): Promise<string | undefined> {
  const mine = await tx
    .selectFrom('giftCodes')
    .select(['giftId', 'code', 'requestId'])
    .where('userId', '=', userId)
    .where((eb) => eb.or([eb('giftId', '=', giftId), eb('requestId', '=', requestId)]))
    .execute();
  const own = mine.find((row) => row.giftId === giftId);
  if (own && own.requestId !== requestId) {
    throw new ProductError(code.claimedAlready, 'giftClaimed', { code: own.code });
  }
  if (!own && mine.length > 0) throw new ProductError(code.badParameter, 'requestReused', { field: 'requestId' });
  return own?.code;
}

/** Throws why this member may not have the pack now. */
async function requireOpen(tx: Tx, pack: StoredGift, game: StoredGame, { userId, now }: GiftClaim): Promise<void> {
  if (game.status === 'off') throw new ProductError(code.notAllowed, 'gameOff');
  const who = await claimantOf(tx, userId, [pack], now);
  const state = giftState(pack, who, now);
  if (state === 'soldOut') throw new ProductError(code.soldOut, 'giftSoldOut');
  if (state === 'notStarted' || state === 'ended') throw new ProductError(code.notOpen, 'giftNotOpen');
  if (state === 'conditionNotMet') {
    const { reason } = toGiftPack(pack, game, who, now);
    throw new ProductError(code.conditionNotMet, 'giftCondition', { reason });
  }
}

/**
 * Gives a member one code of a pack. A repeated request answers the same code; the pack's lock makes twenty at once
 * one after the other. 4001 sold out, 4002 had before, 4004 condition, 1007 not its time, 1006 game off the shelf.
 */
export async function claimGift(tx: Tx, claim: GiftClaim): Promise<GiftClaimed> {
  const { userId, giftId, requestId, now } = claim;
  const pack = await lockPack(tx, giftId);
  const game = await tx.selectFrom('games').selectAll().where('id', '=', pack.gameId).executeTakeFirstOrThrow();
  const before = await earlierCode(tx, claim);
  if (before === undefined) {
    await requireOpen(tx, pack, game, claim);
    await claim.admit?.(tx);
    await tx
      .updateTable('giftCodes')
      .set({ userId, requestId, claimedAt: new Date(now) })
      .where('id', '=', (eb) =>
        eb
          .selectFrom('giftCodes')
          .select('id')
          .where('giftId', '=', giftId)
          .where('userId', 'is', null)
          .orderBy('id')
          .limit(1),
      )
      .execute();
    await tx
      .updateTable('giftPacks')
      .set((eb) => ({ remaining: eb('remaining', '-', 1) }))
      .where('id', '=', giftId)
      .execute();
  }
  const left = before === undefined ? pack.remaining - 1 : pack.remaining;
  const shown = toGiftPack({ ...pack, remaining: left }, game, await claimantOf(tx, userId, [pack], now), now);
  if (shown.code === null || shown.code === undefined) throw new Error(`pack ${giftId} has stock but no code`);
  return { ...shown, code: shown.code, repeated: before !== undefined };
}
