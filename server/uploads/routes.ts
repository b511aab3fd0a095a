import multipart from '@fastify/multipart';
import { normalizeIP } from '@fastify/rate-limit';
import type { ServerContext } from '@server/context';
import { errorCode } from '@server/db/tx';
import { ProductError } from '@server/errors';
import { sendStatus } from '@server/http/errors';
import { fileRules } from '@server/http/fileLimit';
import { memberRoute } from '@server/http/route';
import { FOR_EVER, sendPicture } from '@server/http/sendPicture';
import { createSeats, NoSeat } from '@server/seats';
import { letterShelf } from '@server/support/letterPictures';
import type { Session } from '@server/users/sessions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { publishingCalls } from '@/contract/calls/publishing';
import { supportCalls } from '@/contract/calls/support';
import { userCalls } from '@/contract/calls/user';
import { code } from '@/contract/codes';
import { uploadAvatar } from './avatar';
import { NO_ROOM } from './noRoom';
import { openUpload } from './store';
import { postShelf, uploadImage } from './upload';

const MB = 1024 * 1024;
/** Pictures under way: the app sends two at a time. Each stands in memory whole while it waits for its decoder. */
const AT_ONCE = { member: 4, home: 16 };
/** When somebody who sends more may go on. */
const RETRY_SECONDS = 2;

/** Runs uploads, of one member and from one home at most so many at once (1004); 1007 where the disk takes no more. */
function createUploads({ limits }: Pick<ServerContext, 'limits'>) {
  const ofMember = createSeats(AT_ONCE.member, { name: 'uploads', limits });
  const ofHome = createSeats(AT_ONCE.home, { name: 'uploads', limits });
  return <T>({ session, request }: { session: Session; request: FastifyRequest }, upload: () => Promise<T>) =>
    ofMember(session.uid, () => ofHome(normalizeIP(request.ip), upload)).catch((error: unknown) => {
      if (error instanceof NoSeat) throw new ProductError(code.tooOften, 'tooOften', { retryAfter: RETRY_SECONDS });
      if (!NO_ROOM.has(errorCode(error) ?? '')) throw error;
      request.log.error({ err: error }, 'no room for uploads');
      throw new ProductError(code.notOpen, 'storageFull');
    });
}

/** Sending a picture, and `/media/up/…`, where it is served for ever under its random name. */
export async function uploadRoutes(app: FastifyInstance, ctx: ServerContext): Promise<void> {
  const { uploadMaxMb } = ctx.config;
  await app.register(multipart, {
    limits: { fileSize: uploadMaxMb * MB, files: 1, fields: 8, fieldSize: 1024, headerPairs: 32 },
  });
  const seated = createUploads(ctx);
  const [ofPosts, ofLetters] = [postShelf(ctx), letterShelf(ctx)];
  memberRoute(app, publishingCalls.uploadImage, (asked) =>
    seated(asked, () => uploadImage(ctx, ofPosts, { request: asked.request, userId: asked.session.userId })),
  );
  memberRoute(app, supportCalls.uploadLetterPicture, (asked) =>
    seated(asked, () => uploadImage(ctx, ofLetters, { request: asked.request, userId: asked.session.userId })),
  );
  memberRoute(
    app,
    userCalls.uploadAvatar,
    (asked) => seated(asked, () => uploadAvatar(ctx, asked.request, asked.session.userId)),
    { changes: ['square'] },
  );
  app.get<{ Params: { name: string } }>('/media/up/:name', fileRules(ctx.config), async (request, reply) => {
    const found = await openUpload(ctx.files, request.params.name);
    if (found === null) return sendStatus(reply, 404);
    return sendPicture(request, reply, { found, kept: FOR_EVER });
  });
}
