import type { Db } from '@server/db/database';
import type { PostRow } from '@server/db/schema/square';
import { withTx } from '@server/db/tx';
import { addComment } from '@server/square/addComment';
import { showPost } from '@server/square/publish';
import type { Insertable } from 'kysely';
import type { Account } from '@/contract/account';
import { NOON } from './members';
import type { TestServer } from './testServer';
import { registerMember } from './visitors';

/** A member who asks over HTTP, with the id behind the uid. */
export interface TestMember extends Account {
  id: number;
}

/** Registers a member and says its id. */
export async function newMember(server: TestServer): Promise<TestMember> {
  const account = await registerMember(server);
  const { id } = await server.ctx.database.db
    .selectFrom('users')
    .select('id')
    .where('uid', '=', account.uid)
    .executeTakeFirstOrThrow();
  return { ...account, id };
}

/** Inserts a topic. */
export async function makeTag(db: Db, tag: string): Promise<number> {
  const { id } = await db.insertInto('squareTags').values({ tag }).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Inserts a post that everybody sees, counted and in the order of last replies. */
export function makePost(
  db: Db,
  { tagId, ...row }: Pick<PostRow, 'authorId'> & Partial<Insertable<PostRow>> & { tagId?: number },
): Promise<number> {
  return withTx(db, async (tx) => {
    const post = await tx
      .insertInto('posts')
      .values({ content: '正文', title: null, createdAt: new Date(NOON), ...row, gameId: row.gameId ?? null })
      .returning(['id', 'authorId'])
      .executeTakeFirstOrThrow();
    if (tagId !== undefined) await tx.insertInto('postTags').values({ postId: post.id, tagId }).execute();
    await showPost(tx, post, NOON);
    return post.id;
  });
}

/** Writes a comment or reply as a member would; answers its id. */
export async function makeComment(
  db: Db,
  { postId, userId, content = '评论', to }: { postId: number; userId: number; content?: string; to?: number },
): Promise<number> {
  const wish = { id: postId, content, replyCommentId: to };
  return (await withTx(db, (tx) => addComment(tx, wish, { userId, now: NOON }))).id;
}
