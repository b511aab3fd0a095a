import { dropCases, forgetCases } from '@server/cases/sweepCases';
import type { ServerContext } from '@server/context';
import type { Db, Tx } from '@server/db/database';
import { withTx } from '@server/db/tx';
import { closeGone } from '@server/moderation/items';
import { forgetPictures } from '@server/support/letterPictures';
import { memberWriter } from '@server/support/writer';
import { squareText } from '@server/text/square';
import { dropUpload, letterPictureFiles, uploadKeyOf } from '@server/uploads/store';
import { type RawBuilder, sql } from 'kysely';
import { copyFiles } from './copy/store';
import { type MemberData, memberData } from './memberData';

/** Accounts that one run erases: what is left waits for the next. */
const MOST = 200;

/** What lies beside the database, under its keys. */
interface Files {
  recordings: string[];
  pictures: string[];
  ofLetters: string[];
  copies: string[];
}

/** SQL: the rows of a place that are about a member. */
export function rowsOf({ by, writer, only }: MemberData, userId: number): RawBuilder<unknown> {
  const who = writer ? memberWriter(userId) : userId;
  return sql`${sql.ref(by)} = ${who} and ${sql.raw(only ?? 'true')}`;
}

/** Ends every tie to other members and books, and takes it out of their counts. */
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
  await sql`with gone as (delete from book_subscriptions where user_id = ${userId} returning book_id)
    update books set subscribe_count = subscribe_count - 1 where id in (select book_id from gone)`.execute(tx);
}

/** The statement's text with its two names filled in. */
function emptying(set: string, now: number): RawBuilder<unknown> {
  const values: Readonly<Record<string, unknown>> = { ':gone': squareText.gone, ':now': new Date(now) };
  return sql.join(
    set.split(/(:gone|:now)\b/).map((part) => (part in values ? sql`${values[part]}` : sql.raw(part))),
    sql``,
  );
}

/** Takes the person out of the account, place by place: what was said in public and the books stay, under nobody's name. */
async function erase(tx: Tx, { id, avatar }: { id: number; avatar: string }, now: number): Promise<Files> {
  await tx
    .updateTable('orders')
    .set({ status: 'closed', closedAt: new Date(now) })
    .where('userId', '=', id)
    .where('status', '=', 'pending')
    .execute();
  await untie(tx, id);
  const recordings = await forgetCases(tx, memberWriter(id));
  const ofLetters = await forgetPictures(tx, id);
  const face = uploadKeyOf(avatar);
  const loose = await tx
    .deleteFrom('uploads')
    .where('ownerId', '=', id)
    .where((eb) => eb.or([eb('attachedAt', 'is', null), ...(face === null ? [] : [eb('storageKey', '=', face)])]))
    .returning('storageKey')
    .execute();
  const copies = await tx.deleteFrom('ownCopies').where('userId', '=', id).returning('fileKey').execute();
  for (const kind of ['name', 'user'] as const) await closeGone(tx, kind, [id], now);
  for (const place of memberData) {
    const { table, fate } = place;
    if (fate.on === 'goes') await sql`delete from ${sql.table(table)} where ${rowsOf(place, id)}`.execute(tx);
    if (fate.on === 'emptied') {
      await sql`update ${sql.table(table)} set ${emptying(fate.set, now)} where ${rowsOf(place, id)}`.execute(tx);
    }
  }
  return {
    recordings,
    pictures: loose.map(({ storageKey }) => storageKey),
    ofLetters,
    copies: copies.flatMap(({ fileKey }) => fileKey ?? []),
  };
}

/** Erases one account if it is still to be erased: its member may have taken it back a moment ago. */
async function eraseOne(db: Db, id: number, now: number): Promise<Files | null> {
  return withTx(db, async (tx) => {
    const user = await tx
      .selectFrom('users')
      .select(['id', 'avatar'])
      .where('id', '=', id)
      .where('leaveAt', '<=', new Date(now))
      .forUpdate()
      .executeTakeFirst();
    return user ? erase(tx, user, now) : null;
  });
}

/** Erases the accounts whose days are over, each by itself; answers their ids. */
export async function eraseLeaving(ctx: Pick<ServerContext, 'database' | 'files'>, now: number): Promise<number[]> {
  const { db } = ctx.database;
  const due = await db
    .selectFrom('users')
    .select('id')
    .where('leaveAt', '<=', new Date(now))
    .orderBy('leaveAt')
    .limit(MOST)
    .execute();
  const gone: number[] = [];
  for (const { id } of due) {
    const left = await eraseOne(db, id, now);
    if (left === null) continue;
    gone.push(id);
    for (const picture of left.pictures) await dropUpload(ctx.files, picture);
    for (const picture of left.ofLetters) await letterPictureFiles(ctx.files).drop(picture);
    await dropCases(ctx, left.recordings);
    for (const copy of left.copies) await copyFiles(ctx.files).drop(copy);
  }
  return gone;
}
