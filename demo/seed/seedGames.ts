import type { GameContent } from '@demo/content/gameContent';
import { games, gameTypes } from '@demo/content/games';
import { giftPacks } from '@demo/content/giftPacks';
import { packageFile, packageFileName } from '@demo/content/packageFile';
import type { Tx } from '@server/db/database';
import { describePackage } from '@server/games/packageStore';
import { setStock } from '@server/gifts/stock';
import type { Ids } from '@server/ids';
import { mediaPath } from '@server/media/kinds';
import { cleanHtml } from '@server/platform/cleanHtml';
import { boundary } from './boundary';
import { continueIds } from './identity';

const SCREENSHOTS = 5;

function gameRow(game: GameContent, now: number) {
  const changelog = game.changelog.map(({ version, before, lines }) => ({ version, time: now - before, lines }));
  return {
    id: game.id,
    name: game.name,
    subtitle: game.subtitle,
    icon: mediaPath('icon', game.art),
    cover: mediaPath('cover', game.art),
    tags: game.tags,
    types: game.types,
    status: game.status,
    onlineType: game.onlineType,
    buyAmount: game.buyAmount,
    vipFree: game.vipFree,
    version: game.version,
    rating: game.rating,
    downloadCount: game.downloadCount,
    hot: game.downloadCount,
    sort: game.id,
    screenshots: Array.from({ length: SCREENSHOTS }, (_, variant) => mediaPath('shot', game.art, variant)),
    video: null,
    intro: cleanHtml(game.intro),
    developer: game.developer,
    ageRating: game.ageRating,
    changelog: JSON.stringify(changelog),
    permissions: game.permissions,
    publishedAt: new Date(now - game.publishedBefore),
    updatedAt: new Date(now - game.updatedBefore),
  };
}

function packageRows(game: GameContent) {
  return game.platforms.map((platformType) => ({
    gameId: game.id,
    platformType,
    fileName: packageFileName(game, platformType),
    ...describePackage(packageFile(game, platformType)),
    declared: game.sizes[platformType] ?? 1,
    version: game.version,
    requires: game.requires[platformType],
  }));
}

/** The catalogue with its packages and gift packs. */
export async function seedGames(tx: Tx, ids: Pick<Ids, 'int'>, now: number): Promise<void> {
  await tx
    .insertInto('gameTypes')
    .values(gameTypes.map((tab, sort) => ({ ...tab, sort })))
    .execute();
  await tx
    .insertInto('games')
    .values(games.map((game) => gameRow(game, now)))
    .execute();
  await tx.insertInto('gamePackages').values(games.flatMap(packageRows)).execute();
  const packs = giftPacks.map(({ items, left: _left, claimStartBefore, claimEndBefore, redeemEndBefore, ...pack }) => ({
    ...pack,
    items: JSON.stringify(items),
    remaining: 0,
    claimStart: boundary(now - claimStartBefore, now),
    claimEnd: boundary(now - claimEndBefore, now),
    redeemEnd: boundary(now - redeemEndBefore, now),
    sort: pack.id,
  }));
  await tx.insertInto('giftPacks').values(packs).execute();
  for (const { id, left } of giftPacks) await setStock(tx, ids, id, left);
  await continueIds(tx, 'games', 'giftPacks');
}
