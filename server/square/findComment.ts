import type { Reader } from '@server/db/database';
import type { CommentRow } from '@server/db/schema/square';
import { ProductError } from '@server/errors';
import type { Selectable } from 'kysely';
import { code } from '@/contract/codes';

export type StoredComment = Selectable<CommentRow>;

/**
 * A comment a member may act upon: there, under a post that is there (or `underGone` as well), let through or one's own;
 * 1002 for any other.
 */
export async function findComment(
  reader: Reader,
  id: number,
  userId: number,
  { underGone = false } = {},
): Promise<StoredComment> {
  const comment = await reader
    .selectFrom('comments as c')
    .innerJoin('posts as p', 'p.id', 'c.postId')
    .selectAll('c')
    .where('c.id', '=', id)
    .where('c.deletedAt', 'is', null)
    .$if(!underGone, (query) => query.where('p.deletedAt', 'is', null))
    .where((eb) => eb.or([eb('c.auditState', '=', 'passed'), eb('c.authorId', '=', userId)]))
    .executeTakeFirst();
  if (!comment) throw new ProductError(code.notFound, 'commentGone');
  return comment;
}
