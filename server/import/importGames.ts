import type { Tx } from '@server/db/database';
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

/** A game of a folder, or one of the desk, whose packages stay what they are. */
interface GivenGame {
  game: Omit<Game, 'key' | 'packages'> & Partial<Pick<Game, 'packages'>>;
  /** Undefined for a new one. */
  id: number | undefined;
}

/** What an import says of a row of `games`; whatever else it has stays. */
const COLUMNS = sql.raw(
  `name subtitle icon cover screenshots tags types status online_type buy_amount vip_free version rating sort intro developer
  age_rating changelog permissions updated_at published_at`
    .split(/\s+/)
    .join(', '),
);

function rowOf(game: GivenGame['game'], now: string) {
  const changelog = game.changelog.map(({ version, time, lines }) => ({
    version,
    time: time === undefined ? null : Date.parse(time),
    lines,
  }));
  return {
    name: game.name,
    subtitle: game.subtitle,
    icon: pictureUrl(game.icon),
    cover: pictureUrl(game.cover),
    screenshots: game.screenshots.map(pictureUrl),
    tags: game.tags,
    types: game.types,
    status: game.status,
    online_type: game.price > 0 ? 1 : 0,
    buy_amount: game.price,
    vip_free: game.vipFree,
    version: game.version,
    rating: game.rating,
    sort: game.sort,
    intro: cleanHtml(game.intro),
    developer: game.developer,
    age_rating: game.ageRating,
    changelog,
    permissions: game.permissions ?? null,
    updated_at: game.updatedAt ?? now,
    published_at: game.publishedAt ?? null,
  };
}

/** Writes games, however many, in the same few statements; answers their rows in the order they were given in. */
export async function saveGames({ tx, now }: Pick<Rows, 'tx' | 'now'>, games: readonly GivenGame[]): Promise<number[]> {
  const at = new Date(now).toISOString();
  const { rows: there } = await sql<{ id: number }>`select id from games
    where id = any(${games.flatMap(({ id }) => id ?? [])}::bigint[]) order by id for update`.execute(tx);
  const old = new Set(there.map(({ id }) => id));
  const missing = games.filter(({ id }) => id === undefined || !old.has(id)).length;
  const { rows: made } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('games', 'id')) as id
    from generate_series(1, ${missing}::int)`.execute(tx);
  const fresh = made.map(({ id }) => id);
  const saved = games.map(({ game, id }) => {
    const row = id !== undefined && old.has(id) ? id : (fresh.shift() ?? 0);
    return { id: row, game };
  });
  const rows = saved.map(({ id, game }) => ({ id, ...rowOf(game, at) }));
  const given = sql`jsonb_populate_recordset(null::games, ${JSON.stringify(rows)}::jsonb) r`;
  await sql`update games g set (${COLUMNS}) = (select ${COLUMNS} from (select r.*) as r)
    from (select (jsonb_populate_record(null::games, to_jsonb(r) || jsonb_build_object('published_at',
        coalesce(r.published_at, b.published_at)))).* from ${given} join games b on b.id = r.id) r
    where g.id = r.id`.execute(tx);
  if (missing > 0) {
    await sql`insert into games (id, ${COLUMNS})
      select id, ${COLUMNS} from (select (jsonb_populate_record(null::games, to_jsonb(r) || jsonb_build_object('published_at',
        coalesce(r.published_at, ${at}::timestamptz)))).* from ${given} where not exists (select from games b where b.id = r.id)) r
      order by id`.execute(tx);
  }
  await savePackages(tx, saved);
  await carryRatings(
    tx,
    saved.map(({ id, game }) => ({ gameId: id, carried: game.ratings })),
  );
  return saved.map(({ id }) => id);
}

async function savePackages(tx: Tx, games: readonly { id: number; game: GivenGame['game'] }[]): Promise<void> {
  const given = games.flatMap(({ id, game }) => (game.packages === undefined ? [] : [{ id, game, ...game.packages }]));
  if (given.length === 0) return;
  const rows = given.flatMap(({ id, game, ...files }) =>
    (['android', 'ios'] as const).flatMap((platform) => {
      const one = files[platform];
      if (!one) return [];
      const { bytes, sha256 } = keptOf(one.file);
      const version = one.version ?? (game.version || '1.0');
      const fileName = one.fileName ?? `${game.name}-${version}.${platform === 'android' ? 'apk' : 'ipa'}`;
      const row = { game_id: id, platform_type: PLATFORM[platform], file_name: fileName, bytes, declared: bytes };
      return [{ ...row, sha256, version, requires: one.requires }];
    }),
  );
  await sql`delete from game_packages where game_id = any(${given.map(({ id }) => id)}::bigint[])`.execute(tx);
  await sql`insert into game_packages select * from jsonb_populate_recordset(null::game_packages,
    ${JSON.stringify(rows)}::jsonb)`.execute(tx);
}

/** Codes members have stay theirs; what is left is brought to what the folder says. */
async function saveCodes(rows: Rows, ids: Ids, giftId: number, gift: Omit<Gift, 'key'>, path: string): Promise<void> {
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

export async function saveGift(
  rows: Rows,
  ids: Ids,
  gift: Omit<Gift, 'key'>,
  path: string,
  id: number | undefined,
): Promise<number> {
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

/** A tab keeps its type: games name it. */
export async function saveGameType(
  rows: Rows,
  tab: { type: string; name: string; sort: number },
  id: number | undefined,
): Promise<number> {
  const same = await rows.tx.selectFrom('gameTypes').select('id').where('type', '=', tab.type).executeTakeFirst();
  if (same ? same.id !== id : id !== undefined) {
    const text = same ? 'is the type of another tab' : 'must stay: games name it';
    throw new ContentError([{ file: FILE, path: 'type', text }]);
  }
  return saveRow(rows, 'gameTypes', id, { row: tab });
}

/** Throws where a game names a tab that there is not, with all of them. */
export async function checkTypes(tx: Tx, games: readonly Pick<Game, 'types'>[]): Promise<void> {
  const types = new Set((await tx.selectFrom('gameTypes').select('type').execute()).map(({ type }) => type));
  const problems = games.flatMap((game, at) =>
    game.types.flatMap((type, place) =>
      types.has(type)
        ? []
        : [{ file: FILE, path: `games[${at}].types[${place}]`, text: `“${type}” is no type of types` }],
    ),
  );
  if (problems.length > 0) throw new ContentError(problems);
}

/** `games.json`: tabs, games with their packages, gift packs. */
export async function importGames(rows: Rows, ids: Ids, file: NonNullable<Content['games.json']>): Promise<void> {
  const tabs = await rows.tx.selectFrom('gameTypes').select(['id', 'type']).execute();
  for (const { id, type } of tabs) rows.adopt('gameType', type, id);
  for (const [sort, tab] of file.types.entries()) {
    await rows.take('gameType', { key: tab.type, ...tab, sort } as { key: string }, (id) =>
      saveGameType(rows, { ...tab, sort }, id),
    );
  }
  await checkTypes(rows.tx, file.games);
  await rows.takeAll('game', file.games, (changed) =>
    saveGames(
      rows,
      changed.map(({ item, id }) => ({ game: item, id })),
    ),
  );
  for (const [at, gift] of file.gifts.entries()) {
    await rows.take('gift', gift, (id) => saveGift(rows, ids, gift, `gifts[${at}]`, id));
  }
}
