import type { Reader } from '@server/db/database';
import type { WelfareItemRow } from '@server/db/schema/welfare';
import { idsFrom, together } from '@server/db/together';
import { mediaPath } from '@server/media/kinds';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { WelfareItem } from '@/contract/welfare';

/** Who looks, and when. */
export interface Look {
  userId: number | null;
  now: number;
}

export type StoredItem = Selectable<WelfareItemRow>;

/** Another crop than the covers of games have, so that an album is told from its game. */
const ALBUM_POSTER = 5;

/** The poster of a film or album. */
export const posterOf = ({
  kind,
  art,
  script,
  poster,
}: Pick<StoredItem, 'kind' | 'art' | 'script' | 'poster'>): string => poster ?? drawnPoster(kind, art, script);

const drawnPoster = (kind: StoredItem['kind'], art: number, script: number): string =>
  kind === 'video' ? mediaPath('clip', art, script) : mediaPath('cover', art, ALBUM_POSTER);

/** What one member has to do with several items. */
export interface OwnItems {
  owned: readonly number[];
  liked: readonly number[];
  vip: boolean;
  /** Where they stopped. */
  places: readonly (readonly [id: number, second: number])[];
}

/** SQL: {@link OwnItems} of a member. */
export function ownItems(userId: number, ids: readonly number[], now: number): RawBuilder<OwnItems> {
  const among = sql`any(${[...ids]}::int8[])`;
  return sql`select json_build_object(
    'owned', (${idsFrom(sql`select item_id as id from purchases where user_id = ${userId} and item_kind = 'welfare'
      and item_id = ${among} and reason = 'paid'`)}),
    'liked', (${idsFrom(sql`select item_id as id from welfare_likes where user_id = ${userId} and item_id = ${among}`)}),
    'vip', exists (select from vip_members where user_id = ${userId} and exp_time > ${new Date(now)}),
    'places', (select coalesce(json_agg(json_build_array(item_id, second)), '[]') from welfare_progress
      where user_id = ${userId} and item_id = ${among}))`;
}

/** An item as the member who has this sees it. */
export function withOwn(item: WelfareItem, { owned, liked, vip, places }: OwnItems): WelfareItem {
  const { id, pay, vipFree } = item;
  return {
    ...item,
    locked: pay !== 'free' && !owned.includes(id) && !(vip && vipFree),
    liked: liked.includes(id),
    second: new Map(places).get(id) ?? 0,
  };
}

/** An item as a guest sees it. */
export function presentItem(row: StoredItem): WelfareItem {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    poster: posterOf(row),
    seconds: row.seconds,
    pictureCount: row.pictureArts.length,
    pay: row.pay,
    price: row.price,
    vipFree: row.pay === 'vip' || (row.pay === 'coin' && row.vipFree),
    locked: row.pay !== 'free',
    hot: row.hot,
    viewCount: row.viewCount,
    likeCount: row.likeCount,
    liked: false,
    second: 0,
    createTime: row.createdAt.getTime(),
  };
}

/** Items as this member sees them: what is locked for them, what they like, where they stopped. */
export async function itemsFor(
  reader: Reader,
  items: readonly WelfareItem[],
  { userId, now }: Look & { userId: number },
): Promise<WelfareItem[]> {
  if (items.length === 0) return [];
  const ids = items.map(({ id }) => id);
  const { mine } = await together(reader, { mine: ownItems(userId, ids, now) });
  return items.map((item) => withOwn(item, mine));
}
