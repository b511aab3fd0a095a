import type { ServerContext } from '@server/context';
import { withTx } from '@server/db/tx';
import { ProductError } from '@server/errors';
import { noteTask } from '@server/tasks/progress';
import type { FastifyRequest } from 'fastify';
import { code } from '@/contract/codes';
import { AVATAR_MOST_BYTES } from '@/contract/limits';
import { encodeImage } from './image';
import { dropUpload, pictureFiles, uploadKeyOf, uploadUrl } from './store';
import { fileOf, keepWith, requireUploads, UPLOAD_KEY_BYTES } from './upload';

/** Pixels of a side: sharp on a phone at the largest size it is shown in. */
const SIDE = 480;

/** Draws a member's new picture square and keeps it in place of the old one (5001, 5002). */
export async function uploadAvatar(
  { database, files, clock, ids }: ServerContext,
  request: FastifyRequest,
  userId: number,
): Promise<{ avatar: string }> {
  const { db } = database;
  const now = clock.now();
  await withTx(db, (tx) => requireUploads(tx, userId, now));
  const file = await fileOf(request);
  if (file.length > AVATAR_MOST_BYTES) throw new ProductError(code.fileTooLarge, 'avatarTooLarge');
  const { bytes, w, h } = await encodeImage(file, { square: SIDE });
  const storageKey = ids.token(UPLOAD_KEY_BYTES);
  const avatar = uploadUrl(storageKey);
  const at = new Date(now);
  const before = await keepWith(pictureFiles(files), { storageKey, bytes }, () =>
    withTx(db, async (tx) => {
      await requireUploads(tx, userId, now);
      const old = await tx.selectFrom('users').select('avatar').where('id', '=', userId).executeTakeFirstOrThrow();
      // Marked as used, so that no post takes it and no sweep throws it away.
      await tx
        .insertInto('uploads')
        .values({ ownerId: userId, storageKey, w, h, bytes: bytes.length, attachedAt: at, createdAt: at })
        .execute();
      await tx.updateTable('users').set({ avatar }).where('id', '=', userId).execute();
      await noteTask(tx, userId, 'editProfile', now);
      const oldKey = uploadKeyOf(old.avatar);
      if (oldKey !== null) await tx.deleteFrom('uploads').where('storageKey', '=', oldKey).execute();
      return oldKey;
    }),
  );
  if (before !== null) await dropUpload(files, before);
  return { avatar };
}
