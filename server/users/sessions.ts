import { createHash } from 'node:crypto';
import { businessDate } from '@server/businessDay';
import type { Config } from '@server/config';
import type { Database, Reader, Tx } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import type { Ids } from '@server/ids';
import { type QueryCreator, sql } from 'kysely';

/** Who asks, once a token has been found good. */
export interface Session {
  id: number;
  userId: number;
  uid: string;
}

const DAY_MS = 86_400_000;
/** A login ends after this long even when it is used every day. */
const LONGEST_DAYS = 180;
/** How seldom the last use is written down. */
const TOUCH_MS = 600_000;

export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** What is remembered about where a login came from. */
export interface Origin {
  userAgent?: string | undefined;
  /** The device as `deviceHash` makes it. */
  device?: string | null;
  channelId?: string | undefined;
}

/** Writes a use of a session together with the day on which its member came: active members are counted from it. */
const noteDay = (db: QueryCreator<Schema & { used: { userId: number } }>, now: number) =>
  db
    .insertInto('memberDays')
    .columns(['day', 'userId'])
    .expression((from) => from.selectFrom('used').select([sql<string>`${businessDate(now)}::date`.as('day'), 'userId']))
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Opens a session and answers its token, which is given out this once and never stored. */
export async function openSession(
  tx: Tx,
  { ids, now, sessionDays }: { ids: Pick<Ids, 'token'>; now: number; sessionDays: Config['sessionDays'] },
  userId: number,
  origin: Origin = {},
): Promise<string> {
  const token = ids.token(32);
  const at = new Date(now);
  await noteDay(
    tx.with('used', (write) =>
      write
        .insertInto('sessions')
        .values({
          tokenHash: hashOf(token),
          userId,
          deviceId: origin.device ?? null,
          channelId: origin.channelId ?? '0',
          userAgent: (origin.userAgent ?? '').slice(0, 200),
          createdAt: at,
          lastSeenAt: at,
          expiresAt: new Date(now + sessionDays * DAY_MS),
          revokedAt: null,
        })
        .returning('userId'),
    ),
    now,
  );
  return token;
}

/** Whether a member has signed in before on a device, by all its hashes (`deviceHashes`). */
export async function isKnownDevice(reader: Reader, userId: number, devices: readonly string[]): Promise<boolean> {
  if (devices.length === 0) return false;
  const found = await reader
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', userId)
    .where('deviceId', 'in', devices)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * The session of a token, or null when it is unknown, expired, revoked or not the uid's.
 * Using it moves its end: `sessionDays` from now, at most 180 days after login.
 */
export async function findSession(
  { db, reads }: Pick<Database, 'db' | 'reads'>,
  { token, uid }: { token: string; uid: string },
  { now, sessionDays }: { now: number; sessionDays: number },
): Promise<Session | null> {
  const row = await reads
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['sessions.id', 'sessions.userId', 'users.uid', 'sessions.createdAt', 'sessions.lastSeenAt'])
    .where('tokenHash', '=', hashOf(token))
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', new Date(now))
    .where('users.status', '=', 'active')
    .executeTakeFirst();
  if (!row || row.uid !== uid) return null;
  const seen = row.lastSeenAt.getTime();
  if (now - seen >= TOUCH_MS || businessDate(now) > businessDate(seen)) {
    const end = Math.min(now + sessionDays * DAY_MS, row.createdAt.getTime() + LONGEST_DAYS * DAY_MS);
    await noteDay(
      db.with('used', (write) =>
        write
          .updateTable('sessions')
          .set({ lastSeenAt: new Date(now), expiresAt: new Date(end) })
          .where('id', '=', row.id)
          .returning('userId'),
      ),
      now,
    );
  }
  return { id: row.id, userId: row.userId, uid: row.uid };
}

/** Ends the session of a token; an unknown token is none of our business. */
export async function closeSession(db: Reader, token: string, now: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revokedAt: new Date(now) })
    .where('tokenHash', '=', hashOf(token))
    .where('revokedAt', 'is', null)
    .execute();
}

/** Ends every session of a member (password reset, revocation by an operator), save the one named. */
export async function closeAllSessions(db: Reader, userId: number, now: number, save = 0): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revokedAt: new Date(now) })
    .where('userId', '=', userId)
    .where('id', '<>', save)
    .where('revokedAt', 'is', null)
    .execute();
}
