import type { ServerContext } from '@server/context';
import type { Tx } from '@server/db/database';
import type { GameDownloadRow } from '@server/db/schema/games';
import { withTx } from '@server/db/tx';
import { ProductError } from '@server/errors';
import { buyGame } from '@server/money/buyGame';
import { sql } from 'kysely';
import { code } from '@/contract/codes';
import type { PlatformType } from '@/contract/fields';
import type { DownloadTicket } from '@/contract/game';
import { countsOnce, type Downloader, downloadTurn } from './countedOnce';
import { hasPackage, openPackage } from './packageStore';
import type { StoredGame, StoredPackage } from './stored';
import { issueTicket } from './ticket';

/** Someone's tap on a download button. */
export interface DownloadAsked {
  id: number;
  platformType: PlatformType;
  requestId?: string | undefined;
  expectPrice?: number | undefined;
}

/** What a download needs to know, read in the downloader's turn. */
async function readGame(tx: Tx, { id, platformType }: DownloadAsked, who: Downloader) {
  const row = await tx
    .selectFrom('games as g')
    .leftJoin('gamePackages as k', (join) =>
      join.onRef('k.gameId', '=', 'g.id').on('k.platformType', '=', platformType),
    )
    .where('g.id', '=', id)
    .selectAll('g')
    .select(['k.fileName', 'k.bytes', 'k.declared', 'k.sha256', 'k.requires', 'k.version as packageVersion'])
    .select([
      sql<boolean>`exists (select from purchases p where p.user_id = ${who.userId ?? 0} and p.item_kind = 'game'
        and p.item_id = g.id and p.reason = 'paid')`.as('owned'),
      sql<string>`${downloadTurn(id, who)}::text`.as('turn'),
    ])
    .executeTakeFirst();
  if (!row) throw new ProductError(code.notFound, 'gameGone');
  const { fileName, bytes, declared, sha256, requires, packageVersion, owned, turn: _turn, ...game } = row;
  if (game.status === 'off' && !owned) throw new ProductError(code.notAllowed, 'gameOff');
  if (
    fileName === null ||
    bytes === null ||
    declared === null ||
    sha256 === null ||
    requires === null ||
    packageVersion === null
  ) {
    throw new ProductError(code.notFound, 'platformMissing');
  }
  const file: StoredPackage = {
    gameId: id,
    platformType,
    fileName,
    bytes,
    declared,
    sha256,
    requires,
    version: packageVersion,
  };
  return { game, file, owned };
}

function viaOf(game: StoredGame, owned: boolean, charged: number): GameDownloadRow['via'] {
  if (owned) return 'owned';
  if (charged > 0) return 'paid';
  return game.onlineType === 0 || game.buyAmount === 0 ? 'free' : 'vip';
}

/** Writes a download down and counts it, in one statement: the count looks at what was there before. */
async function writeDown(
  tx: Tx,
  { game, file, via }: { game: StoredGame; file: StoredPackage; via: GameDownloadRow['via'] },
  who: Downloader,
  now: number,
): Promise<void> {
  const guest = who.userId === null ? who.guest : null;
  await sql`with counted as (update games set download_count = download_count + 1
      where id = ${game.id} and ${countsOnce(game.id, who, now)})
    insert into game_downloads (user_id, game_id, platform_type, via, version, device_hash, site_hash, created_at)
    values (${who.userId}, ${game.id}, ${file.platformType}, ${via}, ${file.version}, ${guest?.device ?? null},
      ${guest?.site ?? null}, ${new Date(now)})`.execute(tx);
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
    const { game, file, owned } = await readGame(tx, asked, who);
    if (!(await hasPackage(ctx, game, file))) throw new ProductError(code.notFound, 'platformMissing');
    const { expectPrice, requestId = ids.uuid() } = asked;
    const bought = await buyGame(tx, { userId, game, requestId, expectPrice, now });
    if (!bought.repeated) {
      await writeDown(tx, { game, file, via: viaOf(game, owned, bought.charged) }, who, now);
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
