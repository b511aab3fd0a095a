import type { Reader } from '@server/db/database';
import { type IdRow, type PageQuery, pageFrom, shownIds, windowOf } from '@server/db/page';
import { type RawBuilder, sql } from 'kysely';
import type { GiftPack } from '@/contract/gift';
import { giftPacks } from './giftPacks';

/** Who looks at which packs, when. */
export interface GiftQuery extends PageQuery {
  gameId?: number | undefined;
  userId: number | null;
  now: number;
}

/** Packs in the order of one value and their id, so that a row's place outlives what happens to other rows. */
interface Shelf {
  from: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
  /** Of the row, or of the row with the id `g.id`. */
  value: RawBuilder<unknown>;
  down: boolean;
}

type Game = Pick<NonNullable<GiftPack['game']>, 'id' | 'name'> & { icon: string };

/** The games that have a pack on the shelf. */
async function gamesOf(reader: Reader, { from, where }: Shelf): Promise<Game[]> {
  const { rows } = await sql<Game>`select distinct games.id, games.name, games.icon from ${from}
    where ${where} order by games.id`.execute(reader);
  return rows;
}

async function pageOfShelf(reader: Reader, query: GiftQuery, shelf: Shelf) {
  const { from, value, down } = shelf;
  const ofGame = query.gameId === undefined ? sql`` : sql`and g.game_id = ${query.gameId}`;
  const where = sql`${shelf.where} ${ofGame}`;
  const { limit, offset } = windowOf(query);
  const { rows: counted } = await sql<{ n: number }>`select count(*) as n from ${from} where ${where}`.execute(reader);
  const past = sql.raw(down ? '<' : '>');
  const after =
    query.lastId === undefined
      ? sql``
      : sql`and (${value}, g.id) ${past} (select ${value}, g.id from ${from} where g.id = ${query.lastId} limit 1)`;
  const order = sql.raw(down ? 'desc' : 'asc');
  const { rows } = await sql<IdRow>`select g.id, g.id as cursor from ${from} where ${where} ${after}
    order by ${value} ${order}, g.id ${order} limit ${limit} offset ${offset}`.execute(reader);
  const shown = shownIds(query, rows);
  const games = await gamesOf(reader, shelf);
  const packs = await giftPacks(reader, games, query.userId, query.now);
  const packOf = new Map(packs.map((pack) => [pack.id, pack]));
  const page = pageFrom<GiftPack>(query, rows, {
    records: shown.flatMap((id) => packOf.get(id) ?? []),
    total: counted[0]?.n ?? 0,
    asOf: null,
  });
  return { ...page, games };
}

const packs = (userId: number | null) => sql`gift_packs g join games on games.id = g.game_id
  left join gift_codes mine on mine.gift_id = g.id and mine.user_id = ${userId}`;

/** Packs that can be had now or soon and are not the member's yet, the first to end first. */
export function openGifts(reader: Reader, query: GiftQuery) {
  return pageOfShelf(reader, query, {
    from: packs(query.userId),
    where: sql`mine.id is null and games.status = 'online' and coalesce(g.claim_end, 'infinity') > ${new Date(query.now)}`,
    value: sql`coalesce(g.claim_end, 'infinity')`,
    down: false,
  });
}

/** Packs that ended without the member, and the member's own that can no longer be redeemed; the latest first. */
export function pastGifts(reader: Reader, query: GiftQuery) {
  const at = new Date(query.now);
  return pageOfShelf(reader, query, {
    from: packs(query.userId),
    where: sql`case when mine.id is null then g.claim_end <= ${at} else g.redeem_end <= ${at} end`,
    value: sql`coalesce(g.claim_end, 'infinity')`,
    down: true,
  });
}

/** Packs the member has a code of that still works, the latest claimed first. */
export function ownGifts(reader: Reader, query: GiftQuery) {
  return pageOfShelf(reader, query, {
    from: packs(query.userId),
    where: sql`mine.id is not null and coalesce(g.redeem_end, 'infinity') > ${new Date(query.now)}`,
    value: sql`mine.claimed_at`,
    down: true,
  });
}
