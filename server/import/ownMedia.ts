import type { ServerContext } from '@server/context';
import type { Files } from '@server/files/files';
import { sendStatus } from '@server/http/errors';
import { fileRules } from '@server/http/fileLimit';
import { type ByteSource, fileSource } from '@server/http/sendBytes';
import { FOR_EVER, sendPicture } from '@server/http/sendPicture';
import type { FastifyInstance } from 'fastify';
import { PLACES } from './places';

const NAME = /^[0-9a-z][0-9a-z-]{15,80}\.(?:webp|mp4|webm)$/;

/** A file of the operator's own by its name; null where there is none. */
export async function openOwn(
  files: Files,
  as: 'picture' | 'page' | 'film',
  name: string,
  contentType: string,
): Promise<ByteSource | null> {
  if (!NAME.test(name)) return null;
  const key = `${PLACES[as]}/${name}`;
  const found = await files.head(key);
  return found && fileSource(files, found, { etag: name, contentType });
}

/** `/media/own/…`: pictures everybody may see. A name is its content's, so it may be kept for ever. */
export function ownMedia(app: FastifyInstance, { config, files }: Pick<ServerContext, 'config' | 'files'>): void {
  app.get<{ Params: { name: string } }>('/media/own/:name', fileRules(config), async (request, reply) => {
    const found = await openOwn(files, 'picture', request.params.name, 'image/webp');
    if (found === null) return sendStatus(reply, 404);
    return sendPicture(request, reply, { found, kept: FOR_EVER });
  });
}
