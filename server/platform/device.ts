import type { Config } from '@server/config';
import type { ServerContext } from '@server/context';
import type { Reader } from '@server/db/database';
import { ProductError } from '@server/errors';
import { code } from '@/contract/codes';
import type { DeviceInit, ServerConfig } from '@/contract/device';

/** The row of `appConfig` that holds what device init answers. */
const SERVER_CONFIG_KEY = 'serverConfig';

/** The operator's open map, with the environment's download addresses over it. */
export async function serverConfig(
  reader: Reader,
  { appId, bundleUrl, packageUrl }: Pick<Config, 'appId' | 'bundleUrl' | 'packageUrl'>,
): Promise<ServerConfig> {
  const row = await reader
    .selectFrom('appConfig')
    .select('value')
    .where('appId', '=', appId)
    .where('key', '=', SERVER_CONFIG_KEY)
    .executeTakeFirst();
  const stored = row !== undefined && typeof row.value === 'object' && !Array.isArray(row.value) ? row.value : {};
  return {
    ...stored,
    ...(bundleUrl !== null && { bundleUrl }),
    ...(packageUrl !== null && { packageUrl }),
  };
}

/** What a device says about itself. */
export interface DeviceSaid {
  appID: string;
  channelID: string;
  deviceID: string;
  deviceType: string;
  osType: number;
}

/** Remembers the device and answers the operator's settings; code 1 without a device id (A4, A5). */
export async function initDevice(
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
  said: DeviceSaid,
  settings: () => Promise<ServerConfig>,
): Promise<DeviceInit> {
  if (said.deviceID.trim() === '') throw new ProductError(code.failed, 'deviceMissing');
  const at = new Date(clock.now());
  const channelId = said.channelID.slice(0, 64);
  await database.db
    .insertInto('devices')
    .values({
      deviceId: said.deviceID.slice(0, 64),
      appId: said.appID.slice(0, 64),
      channelId,
      deviceType: said.deviceType,
      osType: said.osType,
      inviteCode: null,
      firstSeen: at,
      lastSeen: at,
    })
    .onConflict((conflict) => conflict.column('deviceId').doUpdateSet({ lastSeen: at, channelId }))
    .execute();
  return { serverConfig: await settings() };
}

/** Writes down where a visitor came from (A3); nothing when the address said nothing. */
export async function reportSource(
  { database, clock }: ServerContext,
  { channelID, inviteCode }: { channelID?: string | undefined; inviteCode?: string | undefined },
  userId: number | null,
): Promise<void> {
  if (channelID === undefined && inviteCode === undefined) return;
  await database.db
    .insertInto('channelVisits')
    .values({
      channelId: channelID?.slice(0, 64) ?? null,
      inviteCode: inviteCode?.slice(0, 64) ?? null,
      deviceId: null,
      userId,
      createdAt: new Date(clock.now()),
    })
    .execute();
}
