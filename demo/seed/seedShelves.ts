import { gameNamed } from '@demo/content/games';
import { demoShelves } from '@demo/content/shelves';
import type { Tx } from '@server/db/database';
import { countReview, keepRating } from '@server/reviews/score';

const DAY_MS = 86_400_000;

/** What the demo's accounts have downloaded, wish for and say of their games. */
export async function seedShelves(tx: Tx, memberIds: ReadonlyMap<string, number>, now: number): Promise<void> {
  for (const [key, shelf] of Object.entries(demoShelves)) {
    const userId = memberIds.get(key);
    if (userId === undefined) continue;
    const bought = await tx
      .selectFrom('purchases')
      .select(['itemId', 'createdAt'])
      .where('userId', '=', userId)
      .where('itemKind', '=', 'game')
      .execute();
    const firstAt = new Map(bought.map(({ itemId, createdAt }) => [itemId, createdAt.getTime()]));
    for (const { game: name, ago, old, platform } of [...shelf.downloads].sort((one, other) => other.ago - one.ago)) {
      const game = gameNamed(name);
      const owned = firstAt.has(game.id);
      // Nobody downloads before they have paid.
      const at = Math.max(now - ago, (firstAt.get(game.id) ?? 0) + 60_000);
      if (!owned) firstAt.set(game.id, at);
      await tx
        .insertInto('gameDownloads')
        .values({
          userId,
          gameId: game.id,
          platformType: platform ?? game.platforms[0] ?? 1,
          via: owned ? 'owned' : game.buyAmount > 0 ? 'vip' : 'free',
          version: (old && game.changelog[1]?.version) || game.version,
          deviceHash: null,
          siteHash: null,
          createdAt: new Date(at),
        })
        .execute();
    }
    for (const { game: name, ago, price } of shelf.wishes) {
      const { id: gameId, buyAmount } = gameNamed(name);
      await tx
        .insertInto('gameWishes')
        .values({ userId, gameId, price: price ?? buyAmount, createdAt: new Date(now - ago) })
        .execute();
    }
    for (const { game: name, stars, ago, text } of shelf.reviews) {
      const { id: gameId } = gameNamed(name);
      const first = firstAt.get(gameId) ?? now - ago;
      const at = new Date(Math.max(now - ago, first));
      const daysAfter = Math.floor((at.getTime() - first) / DAY_MS);
      const review = await tx
        .insertInto('gameReviews')
        .values({
          ...{ gameId, authorId: userId, score: stars, content: text, daysAfter, answer: null, answeredAt: null },
          ...{ scoredAt: at, createdAt: at, updatedAt: at },
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await countReview(tx, review, 1);
      await keepRating(tx, gameId);
    }
  }
}
