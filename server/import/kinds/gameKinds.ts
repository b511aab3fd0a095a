import type { ChangelogEntry, GameRow, GameTypeRow, GiftPackRow } from '@server/db/schema/games';
import { GameItem, GameTypeItem, GiftItem } from '@server/import/format/games';
import { checkTypes, saveGames, saveGameType, saveGift } from '@server/import/importGames';
import { type Selectable, sql } from 'kysely';
import type * as v from 'valibot';
import { type ContentKind, momentOf, reader, said, spanState } from './contentKind';

const dated = (at: Date | null) => (at === null ? null : momentOf(at));

const changesOf = (changelog: readonly ChangelogEntry[]) =>
  changelog.map(({ version, time, lines }) =>
    said({ version, time: time === null ? null : momentOf(new Date(time)), lines }),
  );

export const game: ContentKind = {
  table: 'games',
  schema: GameItem,
  place: [],
  prices: ['price', 'vipFree'],
  hidden: ['packages', 'ratings'],
  listing: {
    title: sql`name`,
    state: sql`case when status = 'off' then 'off' when published_at > now() then 'planned' else 'live' end`,
    order: sql`status desc, sort, id`,
  },
  read: reader<Selectable<GameRow>>('games', (row) => {
    const { name, subtitle, icon, cover, screenshots, tags, types, status, buyAmount: price, vipFree, version } = row;
    const { rating, sort, intro, developer, ageRating, changelog, permissions, publishedAt, updatedAt } = row;
    return said({
      ...{
        name,
        subtitle,
        icon,
        cover,
        screenshots,
        tags,
        types,
        status,
        price,
        vipFree,
        version,
        rating,
        sort,
        intro,
      },
      ...{ developer, ageRating, changelog: changesOf(changelog), permissions },
      ...{ publishedAt: momentOf(publishedAt), updatedAt: momentOf(updatedAt) },
    });
  }),
  async write({ rows }, item: Omit<v.InferOutput<typeof GameItem>, 'key' | 'packages'>, id) {
    await checkTypes(rows.tx, [item]);
    const [saved = 0] = await saveGames(rows, [{ game: item, id }]);
    return saved;
  },
};

/** A tab of the games. */
export const gameType: ContentKind = {
  table: 'gameTypes',
  schema: GameTypeItem,
  place: ['sort'],
  prices: [],
  listing: { title: sql`name`, state: sql`'live'`, order: sql`sort, type` },
  read: reader<Selectable<GameTypeRow>>('gameTypes', ({ type, name, sort }) => ({ type, name, sort })),
  write: ({ rows }, item: Parameters<typeof saveGameType>[1], id) => saveGameType(rows, item, id),
};

export const gift: ContentKind = {
  table: 'giftPacks',
  schema: GiftItem,
  place: [],
  prices: 'all',
  listing: {
    title: sql`name`,
    state: spanState('claim_start', 'claim_end'),
    order: sql`claim_end is not null and claim_end <= now(), sort, id`,
  },
  async read(rows, ids) {
    const { rows: counts } = await sql<{ id: number; stock: number }>`select gift_id as id, count(*)::int as stock
      from gift_codes where gift_id = any(${ids}::bigint[]) group by gift_id`.execute(rows.tx);
    const stocks = new Map(counts.map(({ id, stock }) => [id, stock]));
    return reader<Selectable<GiftPackRow>>('giftPacks', (row) => {
      const { id, gameId, name, items, condition, conditionValue, redeemGuide, sort } = row;
      return said({
        game: rows.keyOf('game', gameId),
        ...{ name, items, stock: stocks.get(id) ?? 0, condition, conditionValue },
        ...{ claimStart: dated(row.claimStart), claimEnd: dated(row.claimEnd), redeemEnd: dated(row.redeemEnd) },
        ...{ redeemGuide, sort },
      });
    })(rows, ids);
  },
  write: ({ rows, ids }, item: Parameters<typeof saveGift>[2], id) => saveGift(rows, ids, item, '', id),
};
