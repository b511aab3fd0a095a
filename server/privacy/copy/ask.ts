import { createHmac } from 'node:crypto';
import type { ServerContext } from '@server/context';
import type { Reader } from '@server/db/database';
import { constraintOf } from '@server/db/tx';
import { ProductError } from '@server/errors';
import { isSignedBy, type Keys } from '@server/secret';
import { privacyText } from '@server/text/privacy';
import { isFreshLogin } from '@server/users/freshLogin';
import type { Session } from '@server/users/sessions';
import { code } from '@/contract/codes';
import { COPY_FRESH_MINUTES, COPY_KEPT_DAYS, type OwnCopy } from '@/contract/privacy';
import { copyFiles } from './store';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const freshAt = (now: number) => ({ now, ms: COPY_FRESH_MINUTES * MINUTE_MS });

/** 1006 with a login of long ago: a copy tells everything. */
async function requireFresh(reader: Reader, session: Session, now: number): Promise<void> {
  if (!(await isFreshLogin(reader, session, freshAt(now)))) throw new ProductError(code.notAllowed, 'loginNotFresh');
}

const lastOf = (reader: Reader, userId: number) =>
  reader
    .selectFrom('ownCopies')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** How the member's latest copy stands. */
export async function ownCopy(reader: Reader, session: Session, now: number): Promise<OwnCopy> {
  const last = await lastOf(reader, session.userId);
  const fresh = await isFreshLogin(reader, session, freshAt(now));
  if (!last) return { state: 'none', fresh };
  return {
    state: last.state,
    createTime: last.askedAt.getTime(),
    expiresAt: last.state === 'ready' && last.readyAt ? last.readyAt.getTime() + COPY_KEPT_DAYS * DAY_MS : null,
    size: last.state === 'ready' ? last.bytes : null,
    fresh,
  };
}

/** Asks for a copy, one a day; one that is being made or waits is the answer to another tap. */
export async function askCopy({ database: { db } }: ServerContext, session: Session, now: number): Promise<OwnCopy> {
  await requireFresh(db, session, now);
  const { userId } = session;
  const last = await lastOf(db, userId);
  const running = last?.state === 'waiting' || last?.state === 'ready';
  const free = last ? last.askedAt.getTime() + DAY_MS : 0;
  if (!running && free > now) {
    throw new ProductError(code.tooOften, 'copyAskedLately', { retryAfter: Math.ceil((free - now) / 1000) });
  }
  if (!running) {
    await db
      .insertInto('ownCopies')
      .values({ userId, fileKey: null, bytes: null, askedAt: new Date(now), readyAt: null, endedAt: null })
      .execute()
      .catch((error: unknown) => {
        // Two taps at once.
        if (constraintOf(error) !== 'own_copies_running') throw error;
      });
  }
  return ownCopy(db, session, now);
}

const sign = (text: string, secret: string) =>
  createHmac('sha256', `${secret}:copy`).update(text).digest('base64url').slice(0, 32);

/** An address for the browser's own download, which carries no headers: of this copy alone, for a minute. */
export async function fetchCopy(
  { database: { db }, secret }: ServerContext,
  session: Session,
  now: number,
): Promise<{ url: string; fileName: string }> {
  await requireFresh(db, session, now);
  const last = await lastOf(db, session.userId);
  if (last?.state !== 'ready') throw new ProductError(code.notFound, 'copyMissing');
  const text = `${last.id}.${(now + MINUTE_MS).toString(36)}`;
  return { url: `/own/${text}.${sign(text, secret)}`, fileName: privacyText.copy.fileName };
}

/** The bytes behind such an address, once: whoever comes second, or too late, finds nothing (null). */
export async function takeCopy(
  { database: { db }, files, ...keys }: Pick<ServerContext, 'database' | 'files'> & Keys,
  ticket: string,
  now: number,
): Promise<Buffer | null> {
  const [id = '', until = '', signature = ''] = ticket.split('.');
  if (!isSignedBy(keys, signature, (secret) => sign(`${id}.${until}`, secret))) return null;
  if (Number.parseInt(until, 36) <= now) return null;
  const ready = await db
    .selectFrom('ownCopies')
    .select('fileKey')
    .where('id', '=', Number(id))
    .where('state', '=', 'ready')
    .executeTakeFirst();
  if (!ready?.fileKey) return null;
  const store = copyFiles(files);
  const bytes = await store.bytes(ready.fileKey);
  const taken = await db
    .updateTable('ownCopies')
    .set({ state: 'fetched', fileKey: null, endedAt: new Date(now) })
    .where('id', '=', Number(id))
    .where('state', '=', 'ready')
    .returning('id')
    .executeTakeFirst();
  if (!taken) return null;
  await store.drop(ready.fileKey);
  return bytes;
}
