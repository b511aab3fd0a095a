import { appFiles, appOlder, appRelease, appScreenshots } from '@demo/content/appPackage';
import { packageFile } from '@demo/content/packageFile';
import type { Tx } from '@server/db/database';
import { describePackage } from '@server/games/packageStore';
import { appPackagePath } from '@server/platform/appPackage';

const DAY_MS = 86_400_000;

const factsOf = (platform: 1 | 2) => describePackage(packageFile({ ...appRelease, id: 0 }, platform, appFiles()));

/** What device init says of the app, for the download page. */
function demoServerConfig(now: number) {
  const { version, slogan, notes, age, needs, permissions, rating, ratings } = appRelease;
  const [android, ios] = [factsOf(1), factsOf(2)];
  return {
    packageUrl: appPackagePath(1),
    bundleUrl: appPackagePath(2),
    packageSize: android.bytes,
    bundleSize: ios.bytes,
    packageSha256: android.sha256,
    bundleSha256: ios.sha256,
    packageNeeds: needs[1],
    bundleNeeds: needs[2],
    appVersion: version,
    appUpdated: now - 4 * DAY_MS,
    appSlogan: slogan,
    appNotes: [...notes],
    appOlder: appOlder.map((release) => ({ ...release, notes: [...release.notes] })),
    appRating: rating,
    appRatings: ratings,
    appAge: age,
    appPermissions: [...permissions],
    appScreenshots: appScreenshots(),
  };
}

/** The demo offers the app itself, so that the header's download leads somewhere; an operator's own map stays. */
export async function seedAppPackage(tx: Tx, appId: string, now: number): Promise<void> {
  await tx
    .updateTable('appConfig')
    .set({ value: JSON.stringify(demoServerConfig(now)) })
    .where('appId', '=', appId)
    .where('key', '=', 'serverConfig')
    .where('value', '=', '{}')
    .execute();
}
