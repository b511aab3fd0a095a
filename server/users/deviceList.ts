import type { Reader, Tx } from '@server/db/database';
import { ProductError } from '@server/errors';
import { code } from '@/contract/codes';
import type { DeviceSession } from '@/contract/deviceSession';
import { tellOwner } from './accountNews';
import { deviceName } from './deviceName';
import type { Session } from './sessions';

/** More logins than this nobody looks through. */
const SHOWN = 50;

/** Where a member is signed in: this device first, then by last use. */
export async function deviceList(reader: Reader, { id, userId }: Session, now: number): Promise<DeviceSession[]> {
  const rows = await reader
    .selectFrom('sessions')
    .select(['id', 'userAgent', 'createdAt', 'lastSeenAt'])
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', new Date(now))
    .orderBy((eb) => eb('id', '=', id), 'desc')
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: deviceName(row.userAgent),
    current: row.id === id,
    createTime: row.createdAt.getTime(),
    activeTime: row.lastSeenAt.getTime(),
  }));
}

/**
 * Ends another login of the member's own: 1006 for the one that asks, 1002 for one that is over or somebody else's. Its device
 * is a stranger's from then on, unless the member is signed in on it again.
 */
export async function revokeDevice(tx: Tx, session: Session, id: number, now: number): Promise<void> {
  if (id === session.id) throw new ProductError(code.notAllowed, 'sessionCurrent');
  const ended = await tx
    .updateTable('sessions')
    .set({ revokedAt: new Date(now) })
    .where('id', '=', id)
    .where('userId', '=', session.userId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', new Date(now))
    .returning('deviceId')
    .executeTakeFirst();
  if (!ended) throw new ProductError(code.notFound, 'sessionGone');
  await tx
    .updateTable('sessions as s')
    .set({ deviceId: null })
    .where('s.userId', '=', session.userId)
    .where('s.deviceId', '=', ended.deviceId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('sessions as open')
            .select('open.id')
            .where('open.userId', '=', session.userId)
            .whereRef('open.deviceId', '=', 's.deviceId')
            .where('open.revokedAt', 'is', null)
            .where('open.expiresAt', '>', new Date(now)),
        ),
      ),
    )
    .execute();
  await tellOwner(tx, session.userId, 'devices', now);
}
