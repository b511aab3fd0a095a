import type { Reader } from '@server/db/database';
import type { GameRow } from '@server/db/schema/games';
import { describePackage } from '@server/games/packageStore';
import type { Insertable } from 'kysely';
import type { PlatformType } from '@/contract/fields';
import { NOON } from './members';
import { testDemo } from './testDemo';

/** Inserts a game, free and for both platforms unless said otherwise; answers its id. */
export async function makeGame(
  reader: Reader,
  details: Partial<Insertable<GameRow>> & { platforms?: PlatformType[] } = {},
): Promise<number> {
  const { platforms = [1, 2], ...row } = details;
  const at = new Date(NOON);
  const game = { name: '云端猫岛', version: '1.4.2', developer: '测试', ...row };
  const { id } = await reader
    .insertInto('games')
    .values({ ...game, changelog: '[]', publishedAt: at, updatedAt: at, ...row })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const platformType of platforms) {
    const described = describePackage(testDemo().gamePackage({ ...game, id }, platformType));
    const fileName = `${game.name}-${game.version}.${platformType === 1 ? 'apk' : 'ipa'}`;
    await reader
      .insertInto('gamePackages')
      .values({ gameId: id, platformType, fileName, ...described, declared: 1_000_000, version: game.version })
      .execute();
  }
  return id;
}
