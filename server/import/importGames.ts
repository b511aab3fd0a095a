import { setStock } from '@server/gifts/stock';
import type { Ids } from '@server/ids';
import { cleanHtml } from '@server/platform/cleanHtml';
import { carryRatings } from '@server/reviews/score';
import { sql } from 'kysely';
import type * as v from 'valibot';
import type { Content } from './format/content';
import type { GameItem, GiftItem } from './format/games';
import { ContentError } from './problems';
import { dateOf, keptOf, pictureUrl, type Rows, saveRow } from './rows';

type Game = v.InferOutput<typeof GameItem>;
type Gift = v.InferOutput<typeof GiftItem>;
const FILE = 'games.json';
const PLATFORM = { android: 1, ios: 2 } as const;

async function saveGame(rows: Rows, game: Game, id: number | undefined): Promise<number> {
  const { price, publishedAt, updatedAt } = game;
  const now = new Date(rows.now);
  const changelog = game.changelog.map(({ version, time, lines }) => ({
    version,
    time: time === undefined ? null : Date.parse(time),
    lines,
  }));
  const saved = await saveRow(rows, 'games', id, {
    row: {
      name: game.name,
      subtitle: game.subtitle,
      icon: pictureUrl(game.icon),
      cover: pictureUrl(game.cover),
      screenshots: game.screenshots.map(pictureUrl),
      tags: game.tags,
      types: game.types,
      status: game.status,
      onlineType: price > 0 ? 1 : 0,
      buyAmount: price,
      vipFree: game.vipFree,
      version: game.version,
      rating: game.rating,
      sort: game.sort,
      intro: cleanHtml(game.intro),
      developer: game.developer,
      ageRating: game.ageRating,
      changelog: JSON.stringify(changelog),
      permissions: game.permissions ?? null,
      updatedAt: dateOf(updatedAt) ?? now,
      ...(publishedAt !== undefined && { publishedAt: new Date(publishedAt) }),
    },
    first: { publishedAt: now },
  });
  await savePackages(rows, saved, game);
  await carryRatings(rows.tx, saved, game.ratings);
  return saved;
}

async function savePackages({ tx }: Rows, gameId: number, game: Game): Promise<void> {
  await tx.deleteFrom('gamePackages').where('gameId', '=', gameId).execute();
  for (const platform of ['android', 'ios'] as const) {
    const given = game.packages[platform];
    if (!given) continue;
    const { bytes, sha256 } = keptOf(given.file);
    const version = given.version ?? (game.version || '1.0');
    const fileName = given.fileName ?? `${game.name}-${version}.${platform === 'android' ? 'apk' : 'ipa'}`;
    await tx
      .insertInto('gamePackages')
      .values({
        gameId,
        platformType: PLATFORM[platform],
        fileName,
        bytes,
        declared: bytes,
        sha256,
        version,
        requires: given.requires,
      })
      .execute();
  }
}

/** Codes members have stay theirs; what is left is brought to what the folder says. */
async function saveCodes(rows: Rows, ids: Ids, giftId: number, gift: Gift, path: string): Promise<void> {
  const { tx } = rows;
  if (gift.stock !== undefined) {
    const { rows: counts } = await sql<{ taken: number }>`select count(*)::int as taken from gift_codes
      where gift_id = ${giftId} and user_id is not null`.execute(tx);
    await setStock(tx, ids, giftId, Math.max(0, gift.stock - (counts[0]?.taken ?? 0)));
  } else {
    const codes = gift.codes ?? [];
    const { rows: foreign } = await sql<{ code: string }>`select code from gift_codes
      where code = any(${codes}::text[]) and gift_id <> ${giftId} limit 1`.execute(tx);
    if (foreign[0]) {
      throw new ContentError([{ file: FILE, path, text: `the code ${foreign[0].code} belongs to another pack` }]);
    }
    await sql`delete from gift_codes where gift_id = ${giftId} and user_id is null
      and code <> all(${codes}::text[])`.execute(tx);
    await sql`insert into gift_codes (gift_id, code) select ${giftId}, code from unnest(${codes}::text[]) as code
      on conflict (code) do nothing`.execute(tx);
  }
  await sql`update gift_packs set
    remaining = (select count(*) from gift_codes where gift_id = ${giftId} and user_id is null),
    total = (select count(*) from gift_codes where gift_id = ${giftId}) where id = ${giftId}`.execute(tx);
}

async function saveGift(rows: Rows, ids: Ids, gift: Gift, path: string, id: number | undefined): Promise<number> {
  const gameId = rows.idOf('game', gift.game, { file: FILE, path: `${path}.game` });
  const saved = await saveRow(rows, 'giftPacks', id, {
    row: {
      gameId,
      name: gift.name,
      items: JSON.stringify(gift.items),
      condition: gift.condition,
      conditionValue: gift.conditionValue,
      claimStart: dateOf(gift.claimStart),
      claimEnd: dateOf(gift.claimEnd),
      redeemEnd: dateOf(gift.redeemEnd),
      redeemGuide: gift.redeemGuide,
      sort: gift.sort,
    },
    first: { total: 0, remaining: 0 },
  });
  await saveCodes(rows, ids, saved, gift, path);
  return saved;
}

/** `games.json`: tabs, games with their packages, gift packs. */
export async function importGames(rows: Rows, ids: Ids, file: NonNullable<Content['games.json']>): Promise<void> {
  for (const [sort, { type, name }] of file.types.entries()) {
    await rows.tx
      .insertInto('gameTypes')
      .values({ type, name, sort })
      .onConflict((conflict) => conflict.column('type').doUpdateSet({ name, sort }))
      .execute();
  }
  const types = new Set((await rows.tx.selectFrom('gameTypes').select('type').execute()).map(({ type }) => type));
  for (const [at, game] of file.games.entries()) {
    const unknown = game.types.findIndex((type) => !types.has(type));
    if (unknown >= 0) {
      const text = `“${game.types[unknown]}” is no type of types`;
      throw new ContentError([{ file: FILE, path: `games[${at}].types[${unknown}]`, text }]);
    }
    await rows.take('game', game, (id) => saveGame(rows, game, id));
  }
  for (const [at, gift] of file.gifts.entries()) {
    await rows.take('gift', gift, (id) => saveGift(rows, ids, gift, `gifts[${at}]`, id));
  }
}
