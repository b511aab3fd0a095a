import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { ServerContext } from '@server/context';
import { describePackage } from '@server/games/packageStore';
import { attachment } from '@server/http/attachment';
import { sendStatus } from '@server/http/errors';
import { fileRules } from '@server/http/fileLimit';
import { type ByteSource, sendBytes } from '@server/http/sendBytes';
import { pagesText } from '@server/text/pages';
import type { FastifyInstance } from 'fastify';
import type { PlatformType } from '@/contract/fields';

const ENDING: Record<PlatformType, string> = { 1: 'apk', 2: 'ipa' };
type Ctx = Pick<ServerContext, 'config' | 'demo'>;
const CONTENT_TYPE: Record<PlatformType, string> = {
  1: 'application/vnd.android.package-archive',
  2: 'application/octet-stream',
};

/** Where a package is served. */
export const appPackagePath = (platform: PlatformType): string => `/dl/app/${platform === 1 ? 'android' : 'ios'}`;

/** The operator's file `packages/app.apk` or `app.ipa` of the data folder, else the demo's stand-in, else null. */
async function openAppPackage({ config, demo }: Ctx, platform: PlatformType): Promise<ByteSource | null> {
  const contentType = CONTENT_TYPE[platform];
  const file = path.join(config.dataDir, 'packages', `app.${ENDING[platform]}`);
  const own = await stat(file).catch(() => null);
  if (own?.isFile()) {
    const etag = `${own.size.toString(36)}-${Math.round(own.mtimeMs).toString(36)}`;
    return { size: own.size, etag, contentType, open: (start, end) => createReadStream(file, { start, end }) };
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
      const name = `${pagesText.appFile}.${ENDING[platform]}`;
      reply.header('content-disposition', attachment(name)).header('cache-control', 'no-cache');
      return sendBytes(request, reply, file);
    });
  }
}
