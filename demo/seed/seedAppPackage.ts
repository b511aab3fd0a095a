import { appFiles, appRelease, appScreenshots } from '@demo/content/appPackage';
import { packageFile } from '@demo/content/packageFile';
import type { Tx } from '@server/db/database';
import { appPackagePath } from '@server/platform/appPackage';

const sizeOf = (platform: 1 | 2) => packageFile({ ...appRelease, id: 0 }, platform, appFiles()).length;

/** What device init says of the app, for the download page. */
function demoServerConfig() {
  const { version, slogan, notes } = appRelease;
  return {
    packageUrl: appPackagePath(1),
    bundleUrl: appPackagePath(2),
    packageSize: sizeOf(1),
    bundleSize: sizeOf(2),
    appVersion: version,
    appSlogan: slogan,
    appNotes: [...notes],
    appScreenshots: appScreenshots(),
  };
}

/** The demo offers the app itself, so that the header's download leads somewhere; an operator's own map stays. */
export async function seedAppPackage(tx: Tx, appId: string): Promise<void> {
  await tx
    .updateTable('appConfig')
    .set({ value: JSON.stringify(demoServerConfig()) })
    .where('appId', '=', appId)
    .where('key', '=', 'serverConfig')
    .where('value', '=', '{}')
    .execute();
}
