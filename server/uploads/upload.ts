import type { MultipartFile } from '@fastify/multipart';
import type { ServerContext } from '@server/context';
import type { Tx } from '@server/db/database';
import type { PictureRow } from '@server/db/schema/picture';
import { errorCode, withTx } from '@server/db/tx';
import { ProductError } from '@server/errors';
import { dropOrphans, type KeptFiles } from '@server/files/keptFiles';
import { terms } from '@server/privacy/terms';
import { lockPublisher } from '@server/sanctions/publisher';
import { requireDaily } from '@server/square/daily';
import { squareRules } from '@server/square/rules';
import type { FastifyRequest } from 'fastify';
import { code } from '@/contract/codes';
import type { UploadedImage } from '@/contract/post';
import { encodeImage } from './image';
import { dropUpload, letterPictureFiles, pictureFiles, uploadUrl } from './store';

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
  files: KeptFiles,
  { storageKey, bytes }: { storageKey: string; bytes: Buffer },
  write: () => Promise<T>,
): Promise<T> {
  await files.keep(storageKey, bytes);
  try {
    return await write();
  } catch (error) {
    await files.drop(storageKey);
    throw error;
  }
}

/** A kind of pictures that members send: where their files lie, who may send one, and their rows. */
export interface Shelf {
  files: KeptFiles;
  require: (tx: Tx, userId: number, now: number) => Promise<void>;
  /** Writes the row; answers its id. */
  write: (tx: Tx, row: Omit<PictureRow, 'id'>) => Promise<number>;
  urlOf: (picture: { id: number; storageKey: string; now: number }) => string;
}

/** Keeps a picture for what is still being written. */
export async function uploadImage(
  { database, clock, ids }: Pick<ServerContext, 'database' | 'clock' | 'ids'>,
  { files, require, write, urlOf }: Shelf,
  { request, userId }: { request: FastifyRequest; userId: number },
): Promise<UploadedImage> {
  const { db } = database;
  const now = clock.now();
  await withTx(db, (tx) => require(tx, userId, now));
  const { bytes, w, h } = await encodeImage(await fileOf(request));
  const storageKey = ids.token(UPLOAD_KEY_BYTES);
  const row = { ownerId: userId, storageKey, w, h, bytes: bytes.length, createdAt: new Date(now) };
  const id = await keepWith(files, { storageKey, bytes }, () =>
    withTx(db, async (tx) => {
      await require(tx, userId, now);
      return write(tx, row);
    }),
  );
  return { id, url: urlOf({ id, storageKey, now }), w, h };
}

/** Pictures of posts: everybody may see them under their random names. */
export const postShelf = ({ files }: Pick<ServerContext, 'files'>): Shelf => ({
  files: pictureFiles(files),
  require: requireUploads,
  write: async (tx, row) =>
    (
      await tx
        .insertInto('uploads')
        .values({ ...row, attachedAt: null })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id,
  urlOf: ({ storageKey }) => uploadUrl(storageKey),
});

/**
 * Throws away pictures that no post and no letter has taken for a day: the row first, so that none can be taken afterwards; and drafts of
 * a day that were never finished. A letter's file without a row goes too: a process died between the two.
 */
export async function sweepUploads({ database, files }: Pick<ServerContext, 'database' | 'files'>, now: number) {
  const { db } = database;
  const before = new Date(now - terms.looseUploads.days * DAY_MS);
  const posts = await db
    .deleteFrom('uploads')
    .where('attachedAt', 'is', null)
    .where('createdAt', '<', before)
    .returning('storageKey')
    .execute();
  const letters = await db
    .deleteFrom('letterPictures')
    .where('letterId', 'is', null)
    .where('createdAt', '<', before)
    .returning('storageKey')
    .execute();
  for (const { storageKey } of posts) await dropUpload(files, storageKey);
  const ofLetters = letterPictureFiles(files);
  for (const { storageKey } of letters) await ofLetters.drop(storageKey);
  for (const kept of [pictureFiles(files), ofLetters]) await kept.dropDrafts(now - DAY_MS);
  await dropOrphans(
    ofLetters,
    now - DAY_MS,
    async (key) =>
      (await db.selectFrom('letterPictures').select('id').where('storageKey', '=', key).executeTakeFirst()) !==
      undefined,
  );
}
