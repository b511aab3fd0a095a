import type { Reader, Tx } from '@server/db/database';
import { ProductError } from '@server/errors';
import { closeHeld, holdThing } from '@server/moderation/items';
import type { Publisher } from '@server/sanctions/publisher';
import { notSanctionedLately } from '@server/sanctions/recently';
import { lengthOf, squareRules } from '@server/square/rules';
import { isPosing } from '@server/square/signs';
import { moderate } from '@server/square/words';
import { code } from '@/contract/codes';
import { NICKNAME } from '@/contract/limits';
import type { StoredUser } from './account';

const DAY_MS = 86_400_000;
/** How long a name with a word of level 3 waits, as posts do (contract 3). */
const WAIT_MS = 60_000;

/** The name as it is stored; 1001 for one that is too short, too long, or not what it seems. */
function cleanName(name: string): string {
  const clean = name.replace(/\s+/gu, ' ').trim();
  const size = lengthOf(clean);
  if (size < NICKNAME.least || size > NICKNAME.most || isPosing(clean)) {
    throw new ProductError(code.badParameter, 'nameLength', { field: 'name' });
  }
  return clean;
}

/** When a member may change the nickname again; null when it may be changed now. The first change is free. */
export async function renameAfter(
  reader: Reader,
  { renamedAt }: Pick<StoredUser, 'renamedAt'>,
  now: number,
): Promise<number | null> {
  if (renamedAt === null) return null;
  const { renameDays } = await squareRules(reader);
  const free = renamedAt.getTime() + renameDays * DAY_MS;
  return free > now ? free : null;
}

/**
 * What a member's new nickname changes: the name at once, or a name that waits for approval. 1004 too soon after the
 * last change, 1005 for words that are refused. The same name again is no change.
 */
export async function renameTo(
  tx: Tx,
  { user, publisher, now }: { user: StoredUser; publisher: Publisher; now: number },
  wanted: string,
): Promise<Partial<StoredUser>> {
  const clean = cleanName(wanted);
  if (clean === user.name || clean === user.pendingName) return {};
  const free = await renameAfter(tx, user, now);
  if (free !== null) {
    const retryAfter = Math.ceil((free - now) / 1000);
    throw new ProductError(code.tooOften, 'renamedLately', { field: 'name', retryAfter });
  }
  const { texts, auditState, held } = await moderate(tx, publisher, [clean] as const);
  const at = new Date(now);
  const thing = { kind: 'name', targetId: user.id, authorId: user.id } as const;
  if (auditState === 'pending') {
    await holdThing(tx, thing, { words: held, now });
    return { pendingName: texts[0], pendingNameAt: at, renamedAt: at };
  }
  await closeHeld(tx, 'name', [user.id], now);
  return { name: texts[0], pendingName: null, pendingNameAt: null, renamedAt: at };
}

/** Shows the nicknames that waited long enough; whoever was warned lately waits on. */
export async function approveNames(tx: Tx, now: number): Promise<void> {
  const shown = await tx
    .updateTable('users')
    .set((eb) => ({ name: eb.fn.coalesce('pendingName', 'name'), pendingName: null, pendingNameAt: null }))
    .where('pendingNameAt', '<=', new Date(now - WAIT_MS))
    .where('status', '=', 'active')
    .where(notSanctionedLately('users.id', now))
    .returning('id')
    .execute();
  await closeHeld(
    tx,
    'name',
    shown.map(({ id }) => id),
    now,
  );
}
