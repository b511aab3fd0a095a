import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { appPackage, appPackagePath, appPictures, appScreenshots } from '@server/content/appPackage';
import { packageFile } from '@server/content/packageFile';
import type { ServerContext } from '@server/context';
import { describePackage } from '@server/games/packageStore';
import { attachment } from '@server/http/attachment';
import { type ByteSource, sendBytes } from '@server/http/sendBytes';
import type { FastifyInstance } from 'fastify';
import type { PlatformType } from '@/contract/fields';

const ENDING: Record<PlatformType, string> = { 1: 'apk', 2: 'ipa' };
const CONTENT_TYPE: Record<PlatformType, string> = {
  1: 'application/vnd.android.package-archive',
  2: 'application/octet-stream',
};

/** The demo's stand-in for the app's package: valid, with the app's pictures, and it says inside what it is. */
const standIn = (platform: PlatformType): Buffer => packageFile({ ...appPackage, id: 0 }, platform, appPictures());

/** The operator's file `packages/app.apk` or `app.ipa` of the data folder, else the demo's stand-in. */
async function openAppPackage(dataDir: string, platform: PlatformType): Promise<ByteSource> {
  const contentType = CONTENT_TYPE[platform];
  const file = path.join(dataDir, 'packages', `app.${ENDING[platform]}`);
  const own = await stat(file).catch(() => null);
  if (own?.isFile()) {
    const etag = `${own.size.toString(36)}-${Math.round(own.mtimeMs).toString(36)}`;
    return { size: own.size, etag, contentType, open: (start, end) => createReadStream(file, { start, end }) };
  }
  const bytes = standIn(platform);
  const { sha256: etag } = describePackage(bytes);
  return { size: bytes.length, etag, contentType, open: (start, end) => bytes.subarray(start, end + 1) };
}

/** `/dl/app/android` and `/dl/app/ios`: the app itself, for everybody. */
export function appPackageRoutes(app: FastifyInstance, { config }: Pick<ServerContext, 'config'>): void {
  for (const platform of [1, 2] as const) {
    app.get(appPackagePath(platform), async (request, reply) => {
      const name = `${appPackage.name}-${appPackage.version}.${ENDING[platform]}`;
      reply.header('content-disposition', attachment(name)).header('cache-control', 'no-cache');
      return sendBytes(request, reply, await openAppPackage(config.dataDir, platform));
    });
  }
}

/** What the demo's device init says of the app, for the download page. */
export function demoServerConfig() {
  const { version, slogan, notes } = appPackage;
  return {
    packageUrl: appPackagePath(1),
    bundleUrl: appPackagePath(2),
    packageSize: standIn(1).length,
    bundleSize: standIn(2).length,
    appVersion: version,
    appSlogan: slogan,
    appNotes: [...notes],
    appScreenshots: appScreenshots(),
  };
}
