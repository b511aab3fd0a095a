import type { Tx } from '@server/db/database';
import { showComment } from './addComment';
import { showPost } from './publish';

/** How long a text of level 3 waits (contract 3). */
const WAIT_MS = 60_000;

/** Lets through what waited long enough; a text deleted meanwhile counts for nothing. */
export async function approveWaiting(tx: Tx, now: number): Promise<void> {
  const until = new Date(now - WAIT_MS);
  const posts = await tx
    .updateTable('posts')
    .set({ auditState: 'passed' })
    .where('auditState', '=', 'pending')
    .where('createdAt', '<=', until)
    .returning(['id', 'authorId', 'deletedAt'])
    .execute();
  for (const post of posts) if (post.deletedAt === null) await showPost(tx, post, now);
  const comments = await tx
    .updateTable('comments')
    .set({ auditState: 'passed' })
    .where('auditState', '=', 'pending')
    .where('createdAt', '<=', until)
    .returningAll()
    .execute();
  for (const comment of comments) if (comment.deletedAt === null) await showComment(tx, comment, now);
}

/** Forgets bumps that no reader can still be paging by: all but each post's last, after an hour. */
export async function sweepBumps(tx: Tx, now: number): Promise<void> {
  await tx
    .deleteFrom('postBumps as b')
    .where('b.createdAt', '<', new Date(now - 60 * 60_000))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('postBumps as n')
          .select('n.id')
          .whereRef('n.postId', '=', 'b.postId')
          .whereRef('n.id', '>', 'b.id')
          .where('n.createdAt', '<', new Date(now - 60 * 60_000)),
      ),
    )
    .execute();
}
