import type { Tx } from '@server/db/database';
import type { SanctionKind } from '@server/db/schema/sanctions';
import { type By, earlierAct, recordAct } from '@server/desk/acts/record';
import { ProductError } from '@server/errors';
import { tellMember } from '@server/people/tellMember';
import { sanctionText as text } from '@server/text/sanctions';
import { closeAllSessions } from '@server/users/sessions';
import { code } from '@/contract/codes';
import { isRunning, runningSanction } from './running';

const DAY_MS = 86_400_000;

/** Whom something is laid on, and why; the member reads the reason. */
export interface Against {
  userId: number;
  reason: string;
  /** Once a request; without one, each time. */
  requestId?: string | undefined;
}

/** Holds a member's row, so that what they publish comes before or finds it; 1002 for who has left. */
async function lockMember(tx: Tx, userId: number): Promise<{ uid: string; isBanned: boolean }> {
  const user = await tx
    .selectFrom('users')
    .select(['uid', 'status'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!user || user.status === 'deleted') throw new ProductError(code.notFound, 'personGone');
  return { uid: user.uid, isBanned: user.status === 'banned' };
}

/** What an act on a member is written down with. */
const about = (uid: string, { userId, reason, requestId }: Against) =>
  ({ subject: 'member', subjectId: uid, userId, reason, requestId }) as const;

async function write(
  tx: Tx,
  { staff, now }: By,
  { kind, userId, reason, endsAt = null }: Against & { kind: SanctionKind; endsAt?: Date | null },
): Promise<number> {
  const row = {
    kind,
    userId,
    reason,
    endsAt,
    staffId: staff.id,
    startsAt: new Date(now),
    liftedAt: null,
    liftedBy: null,
  };
  return (await tx.insertInto('sanctions').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** Tells a member that something was not right; nothing else follows. Answers the sanction's id. */
export async function warnMember(tx: Tx, by: By, { userId, reason }: Against): Promise<number> {
  const { uid } = await lockMember(tx, userId);
  const id = await write(tx, by, { kind: 'warn', userId, reason });
  await recordAct(tx, by, { kind: 'member.warned', ...about(uid, { userId, reason }) });
  const { title } = text.warned;
  await tellMember(tx, { userId, title, paragraphs: [text.warned.text(reason)], link: text.link, now: by.now });
  return id;
}

/** Lets a member publish nothing for so many days (null: until it is lifted); reading, buying and letters go on. */
export async function muteMember(
  tx: Tx,
  by: By,
  { userId, reason, requestId, days }: Against & { days: number | null },
): Promise<void> {
  const { uid } = await lockMember(tx, userId);
  const act = about(uid, { userId, reason, requestId });
  if (await earlierAct(tx, act)) return;
  const endsAt = days === null ? null : new Date(by.now + days * DAY_MS);
  await write(tx, by, { kind: 'mute', userId, reason, endsAt });
  await recordAct(tx, by, { kind: 'member.muted', ...act, after: { days } });
  const paragraphs = [text.muted.text(reason, endsAt?.getTime() ?? null)];
  await tellMember(tx, { userId, title: text.muted.title, paragraphs, link: text.link, now: by.now });
}

/**
 * Shuts a member out: no login, and those there are end. What they wrote stays, and their diamonds are untouched. 1003 for who is
 * shut out already.
 */
export async function banMember(tx: Tx, by: By, { userId, reason }: Against): Promise<number> {
  const { uid, isBanned } = await lockMember(tx, userId);
  if (isBanned) throw new ProductError(code.alreadyDone, 'bannedAlready');
  await tx.updateTable('users').set({ status: 'banned' }).where('id', '=', userId).execute();
  await closeAllSessions(tx, userId, by.now);
  const id = await write(tx, by, { kind: 'ban', userId, reason });
  await recordAct(tx, by, { kind: 'member.banned', ...about(uid, { userId, reason }) });
  const { title } = text.banned;
  await tellMember(tx, { userId, title, paragraphs: [text.banned.text(reason)], link: text.link, now: by.now });
  return id;
}

/** Takes every mute or ban off a member that holds, or one of them; 1003 where none does. */
export async function liftSanction(
  tx: Tx,
  by: By,
  { id, userId, kind, reason, requestId }: Against & { id?: number; kind: 'mute' | 'ban' },
): Promise<void> {
  const { uid, isBanned } = await lockMember(tx, userId);
  const lifting = about(uid, { userId, reason, requestId });
  if (await earlierAct(tx, lifting)) return;
  const at = new Date(by.now);
  const lifted = await tx
    .updateTable('sanctions')
    .set({ liftedAt: at, liftedBy: by.staff.id })
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where(isRunning(by.now))
    .$if(id !== undefined, (update) => update.where('id', '=', id ?? 0))
    .returning('id')
    .execute();
  const isShut = kind === 'ban' && isBanned;
  if (lifted.length === 0 && !isShut) throw new ProductError(code.alreadyDone, 'liftedAlready');
  if (isShut) await tx.updateTable('users').set({ status: 'active' }).where('id', '=', userId).execute();
  const act = kind === 'mute' ? 'member.unmuted' : 'member.unbanned';
  await recordAct(tx, by, { kind: act, ...lifting });
  if ((await runningSanction(tx, userId, kind, by.now)) !== null) return;
  const { title, text: said } = text.lifted[kind];
  await tellMember(tx, { userId, title, paragraphs: [said], now: by.now });
}

/** Ends every login of a member, who signs in anew. */
export async function endLogins(tx: Tx, by: By, { userId, reason, requestId }: Against): Promise<void> {
  const { uid } = await lockMember(tx, userId);
  const act = about(uid, { userId, reason, requestId });
  if (await earlierAct(tx, act)) return;
  await closeAllSessions(tx, userId, by.now);
  await recordAct(tx, by, { kind: 'member.loginsEnded', ...act });
  const { title, text: said } = text.loginsEnded;
  await tellMember(tx, { userId, title, paragraphs: [said], link: '/user', now: by.now });
}
