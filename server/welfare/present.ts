import type { Reader } from '@server/db/database';
import type { WelfareItemRow } from '@server/db/schema/welfare';
import { mediaPath } from '@server/media/kinds';
import { ownedItems } from '@server/money/buy';
import { isVip } from '@server/money/vip';
import type { Selectable } from 'kysely';
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
export const posterOf = ({ kind, art, script, poster }: StoredItem): string => poster ?? drawnPoster(kind, art, script);

const drawnPoster = (kind: StoredItem['kind'], art: number, script: number): string =>
  kind === 'video' ? mediaPath('clip', art, script) : mediaPath('cover', art, ALBUM_POSTER);

interface Mine {
  owned: ReadonlySet<number>;
  vip: boolean;
  liked: ReadonlySet<number>;
  seconds: ReadonlyMap<number, number>;
}

const NOBODY: Mine = { owned: new Set(), vip: false, liked: new Set(), seconds: new Map() };

/** What one member has to do with several items, one query each. */
async function mineOf(reader: Reader, ids: readonly number[], { userId, now }: Look): Promise<Mine> {
  if (userId === null || ids.length === 0) return NOBODY;
  const likes = await reader
    .selectFrom('welfareLikes')
    .select('itemId')
    .where('userId', '=', userId)
    .where('itemId', 'in', [...ids])
    .execute();
  const places = await reader
    .selectFrom('welfareProgress')
    .select(['itemId', 'second'])
    .where('userId', '=', userId)
    .where('itemId', 'in', [...ids])
    .execute();
  return {
    owned: await ownedItems(reader, userId, 'welfare', ids),
    vip: await isVip(reader, userId, now),
    liked: new Set(likes.map(({ itemId }) => itemId)),
    seconds: new Map(places.map(({ itemId, second }) => [itemId, second])),
  };
}

function isLocked({ id, pay, vipFree }: StoredItem, { owned, vip }: Mine): boolean {
  if (pay === 'free' || owned.has(id)) return false;
  return !(vip && (pay === 'vip' || vipFree));
}

/** Items as this member sees them: what is locked for them, what they like, where they stopped. */
export async function presentItems(reader: Reader, rows: readonly StoredItem[], look: Look): Promise<WelfareItem[]> {
  const mine = await mineOf(
    reader,
    rows.map(({ id }) => id),
    look,
  );
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    title: row.title,
    poster: posterOf(row),
    seconds: row.seconds,
    pictureCount: row.pictureArts.length,
    pay: row.pay,
    price: row.price,
    vipFree: row.pay === 'vip' || (row.pay === 'coin' && row.vipFree),
    locked: isLocked(row, mine),
    hot: row.hot,
    viewCount: row.viewCount,
    likeCount: row.likeCount,
    liked: mine.liked.has(row.id),
    second: mine.seconds.get(row.id) ?? 0,
    createTime: row.createdAt.getTime(),
  }));
}
