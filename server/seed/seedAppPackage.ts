import type { Tx } from '@server/db/database';
import { demoServerConfig } from '@server/platform/appPackage';

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
