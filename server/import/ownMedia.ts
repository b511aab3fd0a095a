import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '@server/config';
import { sendStatus } from '@server/http/errors';
import { fileRules } from '@server/http/fileLimit';
import { type ByteSource, sendBytes } from '@server/http/sendBytes';
import type { FastifyInstance } from 'fastify';
import { PLACES } from './places';

const NAME = /^[0-9a-z][0-9a-z-]{15,80}\.(?:webp|mp4|webm)$/;

/** A file of the operator's own by its name; null where there is none. */
export async function openOwn(
  dataDir: string,
  as: 'picture' | 'page' | 'film',
  name: string,
  contentType: string,
): Promise<ByteSource | null> {
  if (!NAME.test(name)) return null;
  const file = path.join(dataDir, PLACES[as], name);
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) return null;
  return { size: found.size, etag: name, contentType, open: (start, end) => createReadStream(file, { start, end }) };
}

/** `/media/own/…`: pictures everybody may see. A name is its content's, so it may be kept for ever. */
export function ownMedia(app: FastifyInstance, config: Pick<Config, 'dataDir' | 'fileRateLimitMax'>): void {
  app.get<{ Params: { name: string } }>('/media/own/:name', fileRules(config), async (request, reply) => {
    const found = await openOwn(config.dataDir, 'picture', request.params.name, 'image/webp');
    if (found === null) return sendStatus(reply, 404);
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox");
    return sendBytes(request, reply, found);
  });
}
