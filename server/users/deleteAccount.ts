import { dropCases, forgetCases } from '@server/cases/sweepCases';
import type { ServerContext } from '@server/context';
import type { Tx } from '@server/db/database';
import { withTx } from '@server/db/tx';
import { ProductError } from '@server/errors';
import { closeGone } from '@server/moderation/items';
import { memberWriter } from '@server/support/writer';
import { squareText } from '@server/text/square';
import { dropUpload, uploadKeyOf } from '@server/uploads/store';
import { code } from '@/contract/codes';
import type { StoredUser } from './account';
import { holdJudged, requirePassword } from './credentials';
import type { Asker } from './password';
import { closeAllSessions, type Session } from './sessions';
import { withSmsCode } from './smsCodes';

/** Ends every tie to other members, and takes it out of their counts. */
async function untie(tx: Tx, userId: number): Promise<void> {
  const ties = [
    { mine: 'followerId', theirs: 'followeeId', count: 'fanCount' },
    { mine: 'followeeId', theirs: 'followerId', count: 'followCount' },
  ] as const;
  for (const { mine, theirs, count } of ties) {
    const gone = await tx.deleteFrom('follows').where(mine, '=', userId).returning(theirs).execute();
    const others = gone.map((row) => (row as Record<typeof theirs, number>)[theirs]);
    if (others.length === 0) continue;
    await tx
      .updateTable('users')
      .set((eb) => ({ [count]: eb(count, '-', 1) }))
      .where('id', 'in', others)
      .execute();
  }
  await tx
    .deleteFrom('blocks')
    .where((eb) => eb.or([eb('blockerId', '=', userId), eb('blockedId', '=', userId)]))
    .execute();
}

/** Takes the person out of the account: what was written and the books stay, under nobody's name. Answers whose files are left. */
async function erase(tx: Tx, { id, avatar }: StoredUser, now: number): Promise<{ recordings: string[] }> {
  const at = new Date(now);
  await tx
    .updateTable('orders')
    .set({ status: 'closed', closedAt: at })
    .where('userId', '=', id)
    .where('status', '=', 'pending')
    .execute();
  await untie(tx, id);
  // What they wrote to the operator has names, telephones and addresses in it.
  for (const table of ['feedbacks', 'businessLeads'] as const) {
    await tx.deleteFrom(table).where('writer', '=', memberWriter(id)).execute();
  }
  const recordings = await forgetCases(tx, memberWriter(id));
  await tx.deleteFrom('gameWishes').where('userId', '=', id).execute();
  await tx.deleteFrom('memberDays').where('userId', '=', id).execute();
  const storageKey = uploadKeyOf(avatar);
  if (storageKey !== null) await tx.deleteFrom('uploads').where('storageKey', '=', storageKey).execute();
  for (const kind of ['name', 'user'] as const) await closeGone(tx, kind, [id], now);
  await closeAllSessions(tx, id, now);
  await tx.updateTable('sessions').set({ userAgent: '', deviceId: null }).where('userId', '=', id).execute();
  await tx
    .updateTable('users')
    .set({
      loginName: null,
      name: squareText.gone,
      phone: null,
      passwordHash: null,
      sex: 0,
      age: 0,
      avatar: '',
      intro: '',
      inviteCode: `gone-${id}`,
      status: 'deleted',
      followCount: 0,
      fanCount: 0,
      pendingName: null,
      pendingNameAt: null,
      deletedAt: at,
    })
    .where('id', '=', id)
    .execute();
  return { recordings };
}

/** Closes the member's own account for good, proven by the password or a code sent to the bound phone (2001, 2002). */
export async function deleteAccount(
  ctx: ServerContext,
  { password, code: smsCode }: { password?: string | undefined; code?: string | undefined },
  { session, asker }: { session: Session; asker: Asker },
): Promise<null> {
  const { db } = ctx.database;
  const now = ctx.clock.now();
  const user = await db.selectFrom('users').selectAll().where('id', '=', session.userId).executeTakeFirstOrThrow();
  let left: { recordings: string[] };
  if (password !== undefined && password !== '') {
    await requirePassword(ctx, user, password, { field: 'password', asker });
    left = await withTx(db, async (tx) => {
      await holdJudged(tx, user, 'password');
      return erase(tx, user, now);
    });
  } else if (smsCode !== undefined && user.phone !== null) {
    const given = { phone: user.phone, purpose: 'delete', code: smsCode } as const;
    const { secret, oldSecrets } = ctx;
    left = await withSmsCode(db, given, { secret, oldSecrets, now, asker }, (tx) => erase(tx, user, now));
  } else {
    throw new ProductError(code.badParameter, 'proofMissing', { field: user.passwordHash ? 'password' : 'code' });
  }
  const picture = uploadKeyOf(user.avatar);
  if (picture !== null) await dropUpload(ctx.files, picture);
  await dropCases(ctx, left.recordings);
  return null;
}
