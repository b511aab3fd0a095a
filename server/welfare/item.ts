import type { Reader, Tx } from '@server/db/database';
import { ProductError } from '@server/errors';
import { ALBUM_SIZE, CLIP_SIZE } from '@server/media/kinds';
import { ownedItems } from '@server/money/buy';
import { code } from '@/contract/codes';
import type { WelfareDetail } from '@/contract/welfare';
import { type Look, presentItems, type StoredItem } from './present';
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

/** An item's page; looking at it counts. Signed addresses are there only for who may see it. */
export async function welfareItem(tx: Tx, id: number, look: Look & { secret: string }): Promise<WelfareDetail> {
  await findItem(tx, id, look.userId);
  const row = await tx
    .updateTable('welfareItems')
    .set((eb) => ({ viewCount: eb('viewCount', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const following = await nextOf(tx, row);
  const [item, ...next] = await presentItems(tx, [row, ...following], look);
  if (!item) throw new ProductError(code.notFound, 'notFound');
  const game = await tx
    .selectFrom('games')
    .select(['id', 'name', 'icon', 'subtitle'])
    .where('id', '=', row.gameId)
    .where('status', '=', 'online')
    .executeTakeFirst();
  const open = !item.locked;
  const url = (index: number) => welfareUrl({ id, index }, look);
  return {
    ...item,
    intro: row.intro,
    video:
      open && row.kind === 'video' ? { url: url(0), ...filmOf(row), expiresAt: look.now + WELFARE_TICKET_MS } : null,
    pictures: open ? row.pictureArts.map((_art, index) => ({ url: url(index), ...pictureSize(row, index) })) : [],
    game: game ?? null,
    next,
  };
}
