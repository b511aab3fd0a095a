import type { Reader } from '@server/db/database';
import { together } from '@server/db/together';
import { ProductError } from '@server/errors';
import { ALBUM_SIZE, CLIP_SIZE } from '@server/media/kinds';
import { ownedItems } from '@server/money/buy';
import { code } from '@/contract/codes';
import type { WelfareDetail } from '@/contract/welfare';
import { type Look, type OwnItems, ownItems, presentItem, type StoredItem, withOwn } from './present';
import { WELFARE_TICKET_MS, welfareUrl } from './ticket';

const NEXT = 6;

/** An item somebody may see: one that went off the shelf only who bought it; 1002 for others. */
export async function findItem(reader: Reader, id: number, userId: number | null): Promise<StoredItem> {
  const item = await reader.selectFrom('welfareItems').selectAll().where('id', '=', id).executeTakeFirst();
  if (item?.active) return item;
  const bought = userId !== null && (await ownedItems(reader, userId, 'welfare', [id])).has(id);
  if (!item || !bought) throw new ProductError(code.notFound, 'notFound');
  return item;
}

/** What follows: the same world first, then the newest, and never itself. */
async function nextOf(reader: Reader, { id, kind, gameId }: StoredItem): Promise<StoredItem[]> {
  return reader
    .selectFrom('welfareItems')
    .selectAll()
    .where('active', '=', true)
    .where('kind', '=', kind)
    .where('id', '<>', id)
    .orderBy((eb) => eb.case().when('gameId', '=', gameId).then(0).else(1).end())
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(NEXT)
    .execute();
}

/** Media type and size of a film. */
export const filmOf = ({ files: [own] }: Pick<StoredItem, 'files'>) =>
  own ? { type: own.type, w: own.w, h: own.h } : { type: 'video/webm', ...CLIP_SIZE };

function pictureSize({ files }: StoredItem, index: number): { w: number; h: number } {
  const own = files[index];
  return own ? { w: own.w, h: own.h } : ALBUM_SIZE;
}

/** What an item's page is made of, the same for everybody. */
export interface WelfareStock {
  row: StoredItem;
  next: StoredItem[];
  game: NonNullable<WelfareDetail['game']> | null;
}

/** All of an item's page, for whoever may see the item (`findItem`). */
export async function welfareStock(reader: Reader, row: StoredItem): Promise<WelfareStock> {
  const game = await reader
    .selectFrom('games')
    .select(['id', 'name', 'icon', 'subtitle'])
    .where('id', '=', row.gameId)
    .where('status', '=', 'online')
    .executeTakeFirst();
  return { row, next: await nextOf(reader, row), game: game ?? null };
}

/** An item's page as a guest sees it, or whoever has this. Signed addresses are there only for who may see it. */
function toDetail(
  { row, next, game }: WelfareStock,
  { now, secret }: { now: number; secret: string },
  mine?: OwnItems,
): WelfareDetail {
  const present = (one: StoredItem) => (mine ? withOwn(presentItem(one), mine) : presentItem(one));
  const item = present(row);
  const open = !item.locked;
  const url = (index: number) => welfareUrl({ id: row.id, index }, { now, secret });
  return {
    ...item,
    intro: row.intro,
    video: open && row.kind === 'video' ? { url: url(0), ...filmOf(row), expiresAt: now + WELFARE_TICKET_MS } : null,
    pictures: open ? row.pictureArts.map((_art, index) => ({ url: url(index), ...pictureSize(row, index) })) : [],
    game,
    next: next.map(present),
  };
}

/** An item's page as the viewer sees it, in one statement for a member and none for a guest. */
export async function welfareDetail(
  reader: Reader,
  stock: WelfareStock,
  look: Look & { secret: string },
): Promise<WelfareDetail> {
  if (look.userId === null) return toDetail(stock, look);
  const ids = [stock.row, ...stock.next].map(({ id }) => id);
  const { mine } = await together(reader, { mine: ownItems(look.userId, ids, look.now) });
  return toDetail(stock, look, mine);
}
