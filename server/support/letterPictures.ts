import type { ServerContext } from '@server/context';
import type { Reader, Tx } from '@server/db/database';
import { ProductError } from '@server/errors';
import { lockWriter } from '@server/people/person';
import { requireDaily } from '@server/square/daily';
import { letterPictureFiles } from '@server/uploads/store';
import type { Shelf } from '@server/uploads/upload';
import { code } from '@/contract/codes';
import { LETTER_PICTURES } from '@/contract/limits';
import type { UploadedImage } from '@/contract/post';
import { type PictureReading, pictureLink, waitingLink } from './pictureLink';

/** Pictures of letters: whoever may write may send them, the muted too. */
export const letterShelf = ({ files, secret }: Pick<ServerContext, 'files' | 'secret'>): Shelf => ({
  files: letterPictureFiles(files),
  require: async (tx, userId, now) => {
    await lockWriter(tx, userId);
    await requireDaily(tx, 'letterPictures', { userId, limit: LETTER_PICTURES.aDay, now });
  },
  write: async (tx, row) =>
    (await tx.insertInto('letterPictures').values(row).returning('id').executeTakeFirstOrThrow()).id,
  urlOf: ({ id, now }) => waitingLink(id, { secret, now }),
});

/** Where pictures go: into a letter of their owner's, to its first words or to an entry. */
interface Place {
  userId: number | null;
  letterId: number;
  entryId: number | null;
}

/** Takes a member's own unused pictures for what was written, in the order given; 1001 for any other. */
export async function attachPictures(
  tx: Tx,
  ids: readonly number[],
  { userId, letterId, entryId }: Place,
): Promise<void> {
  for (const [place, id] of ids.entries()) {
    const taken = await tx
      .updateTable('letterPictures')
      .set({ letterId, entryId, place })
      .where('id', '=', id)
      .where('ownerId', '=', userId ?? 0)
      .where('letterId', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!taken) throw new ProductError(code.badParameter, 'imagesWrong', { field: 'pictureIds' });
  }
}

/** Whether all of these went with a letter before: its answer was lost, and it comes again. */
export async function areAttached(reader: Reader, ids: readonly number[], userId: number | null): Promise<boolean> {
  if (ids.length === 0) return true;
  const rows = await reader
    .selectFrom('letterPictures')
    .select('id')
    .where('id', 'in', ids)
    .where('ownerId', '=', userId ?? 0)
    .where('letterId', 'is not', null)
    .execute();
  return rows.length === new Set(ids).size;
}

/** A letter's pictures by the entry they came with; 0: the first words. */
export async function picturesOf(
  reader: Reader,
  letterId: number,
  reading: PictureReading,
): Promise<(entryId: number) => UploadedImage[]> {
  const rows = await reader
    .selectFrom('letterPictures')
    .select(['id', 'entryId', 'w', 'h'])
    .where('letterId', '=', letterId)
    .orderBy('place')
    .orderBy('id')
    .execute();
  return (of) =>
    rows
      .filter(({ entryId }) => (entryId ?? 0) === of)
      .map(({ id, w, h }) => ({ id, w, h, url: pictureLink({ id, letterId }, reading) }));
}

/** Takes the pictures of a letter along into the one that it becomes part of; `wordsId`: the entry that has its first words there. */
export async function movePictures(
  tx: Tx,
  { from, to, wordsId }: { from: number; to: number; wordsId: number },
): Promise<void> {
  await tx
    .updateTable('letterPictures')
    .set((eb) => ({ letterId: to, entryId: eb.fn.coalesce('entryId', eb.val(wordsId)) }))
    .where('letterId', '=', from)
    .execute();
}

/** Forgets all that a member sent; answers the keys, whose files go once that is certain. */
export async function forgetPictures(tx: Tx, userId: number): Promise<string[]> {
  const gone = await tx.deleteFrom('letterPictures').where('ownerId', '=', userId).returning('storageKey').execute();
  return gone.map(({ storageKey }) => storageKey);
}
