import type { Tx } from '@server/db/database';
import { closeHeld } from '@server/moderation/items';
import { notSanctionedLately } from '@server/sanctions/recently';
import { sql } from 'kysely';
import { showComment } from './addComment';
import { showPost } from './publish';

/** How long a text of level 3 waits (contract 3). */
const WAIT_MS = 60_000;

/** Lets through what waited long enough; a text deleted meanwhile counts for nothing, and whoever was warned lately waits on. */
export async function approveWaiting(tx: Tx, now: number): Promise<void> {
  const until = new Date(now - WAIT_MS);
  const posts = await tx
    .updateTable('posts')
    .set({ auditState: 'passed' })
    .where('auditState', '=', 'pending')
    .where('createdAt', '<=', until)
    .where(notSanctionedLately('posts.author_id', now))
    .returning(['id', 'authorId', 'deletedAt'])
    .execute();
  for (const post of posts) if (post.deletedAt === null) await showPost(tx, post, now);
  await closeHeld(
    tx,
    'post',
    posts.map(({ id }) => id),
    now,
  );
  const comments = await tx
    .updateTable('comments')
    .set({ auditState: 'passed' })
    .where('auditState', '=', 'pending')
    .where('createdAt', '<=', until)
    .where(notSanctionedLately('comments.author_id', now))
    .returningAll()
    .execute();
  for (const comment of comments) if (comment.deletedAt === null) await showComment(tx, comment, now);
  await closeHeld(
    tx,
    'comment',
    comments.map(({ id }) => id),
    now,
  );
}

const HOUR_MS = 3_600_000;
/** How far back the sweep looks for posts that came up; what it missed while nothing ran goes when they come up again. */
const LOOK_BACK_MS = 24 * HOUR_MS;

/** Forgets bumps that no reader can still be paging by: all but each post's last, after an hour. */
export async function sweepBumps(tx: Tx, now: number): Promise<void> {
  const old = new Date(now - HOUR_MS);
  await sql`with came as (select post_id, max(id) as id from post_bumps
      where created_at >= ${new Date(now - LOOK_BACK_MS)} and created_at < ${old} group by post_id)
    delete from post_bumps b using came where b.post_id = came.post_id and b.id < came.id
      and b.created_at < ${old}`.execute(tx);
}
