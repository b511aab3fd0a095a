import type { Database, Db, Tx } from '@server/db/database';
import type { Ids } from '@server/ids';
import { hashOf } from '@server/users/sessions';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { may, type Permission } from '@/contract/desk/permissions';
import type { Staff } from './staff';

/** A session ends after twelve hours, whatever is done in it, and half an hour after the last call. */
export const SESSION_MS = 12 * 3_600_000;
export const IDLE_MS = 30 * 60_000;
/** Calls within a minute write nothing. */
const TOUCH_MS = 60_000;

/** `__Host-`: of this host alone, over https (or this machine), for no path of its own. */
const COOKIE = '__Host-desk';
const RULES = 'Path=/; Secure; HttpOnly; SameSite=Strict';

/** The token in the cookie of a request. */
function tokenOf({ headers }: FastifyRequest): string | null {
  const cookies = headers.cookie?.split(/;\s*/) ?? [];
  return cookies.find((one) => one.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1) ?? null;
}

/** Opens a session and puts its token, which is stored nowhere else, into the cookie. */
export async function openDeskSession(
  tx: Tx,
  { staffId, userAgent, ids, now }: { staffId: number; userAgent: string; ids: Ids; now: number },
  reply: FastifyReply,
): Promise<number> {
  const token = ids.token(32);
  const at = new Date(now);
  const { id } = await tx
    .insertInto('staffSessions')
    .values({
      tokenHash: hashOf(token),
      staffId,
      userAgent: userAgent.slice(0, 200),
      createdAt: at,
      lastSeenAt: at,
      endedAt: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  reply.header('set-cookie', `${COOKIE}=${token}; ${RULES}; Max-Age=${SESSION_MS / 1000}`);
  return id;
}

/** Takes the cookie away. */
export function dropCookie(reply: FastifyReply): void {
  reply.header('set-cookie', `${COOKIE}=; ${RULES}; Max-Age=0`);
}

const isOpen = (now: number) => ({ since: new Date(now - SESSION_MS), seen: new Date(now - IDLE_MS) });

/** Who asks, and since when; null without a session that is still good. Asking keeps it awake. */
export async function findStaff(
  { db, reads }: Pick<Database, 'db' | 'reads'>,
  request: FastifyRequest,
  now: number,
): Promise<(Staff & { createdAt: number }) | null> {
  const token = tokenOf(request);
  if (token === null) return null;
  const { since, seen } = isOpen(now);
  const row = await reads
    .selectFrom('staffSessions as x')
    .innerJoin('staff as s', 's.id', 'x.staffId')
    .select(['x.id as sessionId', 'x.createdAt', 'x.lastSeenAt', 's.id', 's.name', 's.role'])
    .where('x.tokenHash', '=', hashOf(token))
    .where('x.endedAt', 'is', null)
    .where('x.createdAt', '>', since)
    .where('x.lastSeenAt', '>', seen)
    .where('s.active', '=', true)
    .executeTakeFirst();
  if (!row) return null;
  const { lastSeenAt, createdAt, ...staff } = row;
  if (now - lastSeenAt.getTime() >= TOUCH_MS) {
    await db
      .updateTable('staffSessions')
      .set({ lastSeenAt: new Date(now) })
      .where('id', '=', row.sessionId)
      .execute();
  }
  return { ...staff, createdAt: createdAt.getTime() };
}

/** Whether who asks is the one of the staff whom an address was made for, and may still do that: a picture or frame sends a cookie and no header. */
export async function sitsAtDesk(
  database: Pick<Database, 'db' | 'reads'>,
  request: FastifyRequest,
  { staffId, now, needs }: { staffId: number; now: number; needs: Permission },
): Promise<boolean> {
  const staff = await findStaff(database, request, now);
  return staff !== null && staff.id === staffId && may(staff.role, needs);
}

/** Sessions of one of the staff that are still good, the last used first. */
export function openSessions(db: Db, staffId: number, now: number) {
  const { since, seen } = isOpen(now);
  return db
    .selectFrom('staffSessions')
    .select(['id', 'userAgent', 'createdAt', 'lastSeenAt'])
    .where('staffId', '=', staffId)
    .where('endedAt', 'is', null)
    .where('createdAt', '>', since)
    .where('lastSeenAt', '>', seen)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Ends sessions of one of the staff: one, or all; answers how many. */
export async function endDeskSessions(
  tx: Tx,
  { staffId, id, now }: { staffId: number; id?: number; now: number },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('staffSessions')
    .set({ endedAt: new Date(now) })
    .where('staffId', '=', staffId)
    .where('endedAt', 'is', null)
    .$if(id !== undefined, (update) => update.where('id', '=', id ?? 0))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
