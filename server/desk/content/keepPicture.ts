import { createHash } from 'node:crypto';
import type { ServerContext } from '@server/context';
import { keepPicture } from '@server/import/keepFiles';
import { encodeImage } from '@server/uploads/image';
import { fileOf } from '@server/uploads/upload';
import type { FastifyRequest } from 'fastify';

/** Keeps a picture of a form where the pictures of an import lie, drawn anew; 5001 for what is none, 5002 for one too large. */
export async function uploadPicture(
  { files }: Pick<ServerContext, 'files'>,
  request: FastifyRequest,
): Promise<{ url: string; w: number; h: number }> {
  const given = await fileOf(request);
  const { bytes, w, h } = await encodeImage(given);
  const name = await keepPicture(files, createHash('sha256').update(given).digest('hex'), bytes);
  return { url: `/media/own/${name}`, w, h };
}
