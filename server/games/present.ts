import type { GamePackageRow, GameRow } from '@server/db/schema/games';
import type { Selectable } from 'kysely';
import type { Game, GameDetail } from '@/contract/game';

export type StoredGame = Selectable<GameRow>;
export type StoredPackage = Selectable<GamePackageRow>;

/** What a list or page knows of a game beyond its row. */
export interface GameContext {
  packages: readonly StoredPackage[];
  owned: boolean;
  hasGift: boolean;
}

/** A game as lists show it. */
export function toGame(game: StoredGame, { packages, owned, hasGift }: GameContext): Game {
  return {
    id: game.id,
    appID: String(game.id),
    name: game.name,
    subtitle: game.subtitle,
    icon: game.icon,
    cover: game.cover,
    tags: game.tags,
    status: game.status,
    onlineType: game.onlineType,
    buyAmount: game.buyAmount,
    size: packages[0]?.declared ?? 0,
    version: game.version,
    rating: game.rating,
    downloadCount: game.downloadCount,
    platforms: packages.map(({ platformType }) => platformType),
    owned,
    hasGift,
    vipFree: game.vipFree,
  };
}

/** A game as its own page shows it. */
export function toGameDetail(game: StoredGame, context: GameContext): GameDetail {
  return {
    ...toGame(game, context),
    screenshots: game.screenshots,
    video: game.video,
    intro: game.intro,
    developer: game.developer,
    updateTime: game.updatedAt.getTime(),
    changelog: game.changelog,
    ageRating: game.ageRating,
    packages: context.packages.map(({ platformType, declared, version }) => ({
      platformType,
      size: declared,
      version,
    })),
  };
}
