import type { MultipartFile } from '@fastify/multipart';
import type { ServerContext } from '@server/context';
import type { Tx } from '@server/db/database';
import { errorCode, withTx } from '@server/db/tx';
import { ProductError } from '@server/errors';
import type { Files } from '@server/files/files';
import { terms } from '@server/privacy/terms';
import { lockPublisher } from '@server/sanctions/publisher';
import { requireDaily } from '@server/square/daily';
import { squareRules } from '@server/square/rules';
import type { FastifyRequest } from 'fastify';
import { code } from '@/contract/codes';
import type { UploadedImage } from '@/contract/post';
import { encodeImage } from './image';
import { dropDrafts, dropUpload, keepUpload, uploadUrl } from './store';

const DAY_MS = 86_400_000;
/** Random bytes of an upload's name. */
export const UPLOAD_KEY_BYTES = 18;

/** What the multipart reader's refusals mean to a member. */
const REFUSALS: Readonly<Record<string, ProductError>> = {
  FST_REQ_FILE_TOO_LARGE: new ProductError(code.fileTooLarge, 'fileTooLarge'),
  FST_FILES_LIMIT: new ProductError(code.tooManyFiles, 'tooManyFiles'),
  FST_PARTS_LIMIT: new ProductError(code.tooManyFiles, 'tooManyFiles'),
};

async function readAll(request: FastifyRequest): Promise<Buffer | undefined> {
  let file: Buffer | undefined;
  for await (const part of request.files() as AsyncIterable<MultipartFile>) file = await part.toBuffer();
  return file;
}

const noFile = () => new ProductError(code.badParameter, 'badParameter', { field: 'file' });

/** The one file of a multipart body: 5002 beyond the limit, 5003 for a second, 1001 without any or from a broken body. */
export async function fileOf(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw noFile();
  const file = await readAll(request).catch((error: unknown) => {
    throw REFUSALS[errorCode(error) ?? ''] ?? noFile();
  });
  if (file === undefined) throw noFile();
  return file;
}

/**
 * Refuses one more picture beyond today's limit (1004) or of a muted member (1006), and locks its owner. Asked before the file is read and again
 * where it is written down: many at once would all find room before the first of them is counted.
 */
export async function requireUploads(tx: Tx, userId: number, now: number): Promise<void> {
  await lockPublisher(tx, userId, now);
  const { uploadsPerDay } = await squareRules(tx);
  await requireDaily(tx, 'uploads', { userId, limit: uploadsPerDay, now });
}

/** Keeps a picture's file for as long as its row is written; a row that is refused takes the file with it. */
export async function keepWith<T>(
  files: Files,
  { storageKey, bytes }: { storageKey: string; bytes: Buffer },
  write: () => Promise<T>,
): Promise<T> {
  await keepUpload(files, storageKey, bytes);
  try {
    return await write();
  } catch (error) {
    await dropUpload(files, storageKey);
    throw error;
  }
}

/** Keeps a picture for a post that is still being written. */
export async function uploadImage(
  { database, files, clock, ids }: ServerContext,
  request: FastifyRequest,
  userId: number,
): Promise<UploadedImage> {
  const { db } = database;
  const now = clock.now();
  await withTx(db, (tx) => requireUploads(tx, userId, now));
  const { bytes, w, h } = await encodeImage(await fileOf(request));
  const storageKey = ids.token(UPLOAD_KEY_BYTES);
  const row = { ownerId: userId, storageKey, w, h, bytes: bytes.length, attachedAt: null, createdAt: new Date(now) };
  const id = await keepWith(files, { storageKey, bytes }, () =>
    withTx(db, async (tx) => {
      await requireUploads(tx, userId, now);
      return (await tx.insertInto('uploads').values(row).returning('id').executeTakeFirstOrThrow()).id;
    }),
  );
  return { id, url: uploadUrl(storageKey), w, h };
}

/**
 * Throws away pictures that no post has taken for a day: the row first, so that none can be taken afterwards; and drafts of a
 * day that were never finished.
 */
export async function sweepUploads({ database, files }: Pick<ServerContext, 'database' | 'files'>, now: number) {
  const gone = await database.db
    .deleteFrom('uploads')
    .where('attachedAt', 'is', null)
    .where('createdAt', '<', new Date(now - terms.looseUploads.days * DAY_MS))
    .returning('storageKey')
    .execute();
  for (const { storageKey } of gone) await dropUpload(files, storageKey);
  await dropDrafts(files, now - DAY_MS);
}
