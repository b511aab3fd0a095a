import type { Reader } from '@server/db/database';
import { ownedItems } from '@server/money/buy';
import type { GameContext, StoredGame, StoredPackage } from './present';

/** Packages, ownership and gifts of several games, one query each. */
export async function contextsOf(
  reader: Reader,
  games: readonly Pick<StoredGame, 'id'>[],
  userId: number | null,
): Promise<(id: number) => GameContext> {
  const ids = games.map(({ id }) => id);
  if (ids.length === 0) return () => ({ packages: [], owned: false, hasGift: false });
  const packages = await reader
    .selectFrom('gamePackages')
    .selectAll()
    .where('gameId', 'in', ids)
    .orderBy('platformType')
    .execute();
  const gifts = await reader.selectFrom('giftPacks').select('gameId').distinct().where('gameId', 'in', ids).execute();
  const owned = userId === null ? new Set<number>() : await ownedItems(reader, userId, 'game', ids);
  const withGift = new Set(gifts.map(({ gameId }) => gameId));
  const packagesOf = new Map<number, StoredPackage[]>();
  for (const row of packages) packagesOf.set(row.gameId, [...(packagesOf.get(row.gameId) ?? []), row]);
  return (id) => ({ packages: packagesOf.get(id) ?? [], owned: owned.has(id), hasGift: withGift.has(id) });
}
