import type { Tx } from '@server/db/database';
import { type By, recordAct } from '@server/desk/acts/record';
import { ProductError } from '@server/errors';
import type { InputOf, OutputOf } from '@/contract/call';
import { code } from '@/contract/codes';
import type { moderationCalls } from '@/contract/desk/moderation';

type Marked = OutputOf<typeof moderationCalls.deskMarkPost>;

/** Puts a post on top of its lists or forward, or takes it down again; 1002 for one that nobody sees. */
export async function markPost(tx: Tx, by: By, wish: InputOf<typeof moderationCalls.deskMarkPost>): Promise<Marked> {
  const before = await tx
    .selectFrom('posts')
    .select(['pinned', 'featured', 'authorId'])
    .where('id', '=', wish.id)
    .where('deletedAt', 'is', null)
    .where('auditState', '=', 'passed')
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw new ProductError(code.notFound, 'postGone');
  const { authorId, ...was } = before;
  const is = { pinned: wish.pinned ?? was.pinned, featured: wish.featured ?? was.featured };
  if (is.pinned === was.pinned && is.featured === was.featured) return is;
  await tx.updateTable('posts').set(is).where('id', '=', wish.id).execute();
  const { id, reason } = wish;
  await recordAct(tx, by, {
    ...{ kind: 'post.marked', subject: 'post', subjectId: id, userId: authorId, reason },
    ...{ before: was, after: is },
  });
  return is;
}
