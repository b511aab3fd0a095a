import type { ServerContext } from '@server/context';
import { describePackage } from '@server/games/packageStore';
import { attachment } from '@server/http/attachment';
import { sendStatus } from '@server/http/errors';
import { fileRules } from '@server/http/fileLimit';
import { type ByteSource, fileSource, sendOrRedirect } from '@server/http/sendBytes';
import { pagesText } from '@server/text/pages';
import type { FastifyInstance } from 'fastify';
import type { PlatformType } from '@/contract/fields';

const ENDING: Record<PlatformType, string> = { 1: 'apk', 2: 'ipa' };
/** How long the address of a store works that a tap leads to. */
const FETCH_SECONDS = 600;
type Ctx = Pick<ServerContext, 'config' | 'files' | 'demo'>;
const CONTENT_TYPE: Record<PlatformType, string> = {
  1: 'application/vnd.android.package-archive',
  2: 'application/octet-stream',
};

/** Where a package is served. */
export const appPackagePath = (platform: PlatformType): string => `/dl/app/${platform === 1 ? 'android' : 'ios'}`;

/** The operator's file `packages/app.apk` or `app.ipa` of the data folder, else the demo's stand-in, else null. */
async function openAppPackage({ files, demo }: Ctx, platform: PlatformType): Promise<ByteSource | null> {
  const contentType = CONTENT_TYPE[platform];
  const own = await files.head(`packages/app.${ENDING[platform]}`);
  if (own) {
    const etag = `${own.size.toString(36)}-${Math.round(own.at).toString(36)}`;
    return fileSource(files, own, { etag, contentType });
  }
  if (demo === null) return null;
  const bytes = demo.appPackage(platform);
  const { sha256: etag } = describePackage(bytes);
  return { size: bytes.length, etag, contentType, open: (start, end) => bytes.subarray(start, end + 1) };
}

/** `/dl/app/android` and `/dl/app/ios`: the app itself, for everybody. */
export function appPackageRoutes(app: FastifyInstance, ctx: Ctx): void {
  for (const platform of [1, 2] as const) {
    app.get(appPackagePath(platform), fileRules(ctx.config), async (request, reply) => {
      const file = await openAppPackage(ctx, platform);
      if (file === null) return sendStatus(reply, 404);
      const disposition = attachment(`${pagesText.appFile}.${ENDING[platform]}`);
      reply.header('content-disposition', disposition).header('cache-control', 'no-cache');
      return sendOrRedirect(request, reply, { source: file, disposition, seconds: FETCH_SECONDS });
    });
  }
}
