import multipart from '@fastify/multipart';
import type { ServerContext } from '@server/context';
import { sendStatus } from '@server/http/errors';
import { memberRoute } from '@server/http/route';
import { sendBytes } from '@server/http/sendBytes';
import type { FastifyInstance } from 'fastify';
import { publishingCalls } from '@/contract/calls/publishing';
import { userCalls } from '@/contract/calls/user';
import { uploadAvatar } from './avatar';
import { openUpload } from './store';
import { uploadImage } from './upload';

const MB = 1024 * 1024;

/** Sending a picture, and `/media/up/…`, where it is served for ever under its random name. */
export async function uploadRoutes(app: FastifyInstance, ctx: ServerContext): Promise<void> {
  const { dataDir, uploadMaxMb } = ctx.config;
  await app.register(multipart, {
    limits: { fileSize: uploadMaxMb * MB, files: 1, fields: 8, fieldSize: 1024, headerPairs: 32 },
  });
  memberRoute(app, publishingCalls.uploadImage, ({ request, session }) => uploadImage(ctx, request, session.userId));
  memberRoute(app, userCalls.uploadAvatar, ({ request, session }) => uploadAvatar(ctx, request, session.userId));
  app.get<{ Params: { name: string } }>('/media/up/:name', async (request, reply) => {
    const found = await openUpload(dataDir, request.params.name);
    if (found === null) return sendStatus(reply, 404);
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox");
    return sendBytes(request, reply, found);
  });
}
