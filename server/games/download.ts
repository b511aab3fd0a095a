import type { ServerContext } from '@server/context';
import type { Tx } from '@server/db/database';
import type { GameDownloadRow } from '@server/db/schema/games';
import { withTx } from '@server/db/tx';
import { ProductError } from '@server/errors';
import { ownedItems } from '@server/money/buy';
import { buyGame } from '@server/money/buyGame';
import { code } from '@/contract/codes';
import type { PlatformType } from '@/contract/fields';
import type { DownloadTicket } from '@/contract/game';
import { countsOnce, type Downloader } from './countedOnce';
import { findGame } from './gameDetail';
import { hasPackage, openPackage } from './packageStore';
import type { StoredGame, StoredPackage } from './present';
import { issueTicket } from './ticket';

/** Someone's tap on a download button. */
export interface DownloadAsked {
  id: number;
  platformType: PlatformType;
  requestId?: string | undefined;
  expectPrice?: number | undefined;
}

async function packageOf(tx: Tx, gameId: number, platformType: PlatformType): Promise<StoredPackage> {
  const found = await tx
    .selectFrom('gamePackages')
    .selectAll()
    .where('gameId', '=', gameId)
    .where('platformType', '=', platformType)
    .executeTakeFirst();
  if (!found) throw new ProductError(code.notFound, 'platformMissing');
  return found;
}

/** A game off the shelf goes on only for those who bought it. */
async function isOwned(tx: Tx, game: StoredGame, userId: number | null): Promise<boolean> {
  return userId !== null && (await ownedItems(tx, userId, 'game', [game.id])).has(game.id);
}

function viaOf(game: StoredGame, owned: boolean, charged: number): GameDownloadRow['via'] {
  if (owned) return 'owned';
  if (charged > 0) return 'paid';
  return game.onlineType === 0 || game.buyAmount === 0 ? 'free' : 'vip';
}

/**
 * A download: in one transaction the purchase where there is one and the count, then the link to the file, described
 * (E1, E3). 1006 off the shelf, 1002 not for this platform, code 2 for a guest and a game that is not free.
 */
export async function downloadGame(ctx: ServerContext, asked: DownloadAsked, who: Downloader): Promise<DownloadTicket> {
  const { database, ids, clock, secret } = ctx;
  const now = clock.now();
  const { userId } = who;
  const { game, file, bought } = await withTx(database.db, async (tx) => {
    const game = await findGame(tx, asked.id);
    const owned = await isOwned(tx, game, userId);
    if (game.status === 'off' && !owned) throw new ProductError(code.notAllowed, 'gameOff');
    const file = await packageOf(tx, game.id, asked.platformType);
    if (!(await hasPackage(ctx, game, file))) throw new ProductError(code.notFound, 'platformMissing');
    const { expectPrice, requestId = ids.uuid() } = asked;
    const bought = await buyGame(tx, { userId, game, requestId, expectPrice, now });
    if (!bought.repeated) {
      const via = viaOf(game, owned, bought.charged);
      const counts = await countsOnce(tx, game.id, who, now);
      await tx
        .insertInto('gameDownloads')
        .values({
          userId,
          gameId: game.id,
          platformType: asked.platformType,
          via,
          deviceHash: who.userId === null ? who.guest.device : null,
          siteHash: who.userId === null ? who.guest.site : null,
          createdAt: new Date(now),
        })
        .execute();
      if (counts) {
        await tx
          .updateTable('games')
          .set((eb) => ({ downloadCount: eb('downloadCount', '+', 1) }))
          .where('id', '=', game.id)
          .execute();
      }
    }
    return { game, file, bought };
  });
  // After the transaction: a file that nobody has asked for yet is read whole.
  const opened = await openPackage(ctx, game, file);
  if (opened === null) throw new ProductError(code.notFound, 'platformMissing');
  const { size, etag: sha256 } = opened;
  return {
    url: `/dl/${issueTicket({ gameId: game.id, platformType: asked.platformType }, { secret, now })}`,
    fileName: file.fileName,
    size,
    sha256,
    charged: bought.charged,
    balanceAfter: bought.balanceAfter,
    repeated: bought.repeated,
  };
}
