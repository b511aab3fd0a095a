import { block } from '@server/people/block';
import { follow } from '@server/people/follow';
import { setCommentLike, setPostLike } from '@server/square/likes';
import { makeMember, NOON } from '@server/testing/members';
import { makeComment, makePost } from '@server/testing/square';
import { withTestDatabase } from '@server/testing/testDatabase';
import { checkDatabase } from './check';
import { withTx } from './tx';

const test = withTestDatabase();

/** A small square in which every rule has something to count. */
async function square(): Promise<void> {
  const { db } = test;
  const [author, reader] = [await makeMember(db), await makeMember(db)];
  const postId = await makePost(db, { authorId: author });
  const root = await makeComment(db, { postId, userId: reader });
  await makeComment(db, { postId, userId: author, to: root });
  await withTx(db, async (tx) => {
    await setPostLike(tx, { id: postId, userId: reader, liked: true, now: NOON });
    await setCommentLike(tx, { id: root, userId: author, liked: true, now: NOON });
    await follow(tx, reader, author, NOON);
    await block(tx, reader, await makeMember(tx), NOON);
  });
}

describe('the rules of the square', () => {
  it('hold after ordinary days', async () => {
    await square();
    expect(await checkDatabase(test.db)).toEqual([]);
  });

  it.each([
    ['posts.like_count', 'update posts set like_count = 7'],
    ['posts.comment_count', 'update posts set comment_count = 0'],
    ['comments.like_count', 'delete from comment_likes'],
    ['comments.reply_count', 'update comments set reply_count = 0'],
    ['users.post_count', 'update posts set deleted_at = now()'],
    ['users.follow_count', 'delete from follows'],
    ['users.fan_count', 'update users set fan_count = fan_count + 1'],
    ['users.like_count', 'delete from post_likes'],
    ['a reply stands under', 'update comments set root_id = id where root_id is not null'],
    [
      'nobody follows whom they block',
      'insert into blocks (blocker_id, blocked_id, created_at) select followee_id, follower_id, now() from follows',
    ],
  ])('names the broken one: %s', async (rule, statement) => {
    await square();
    await test.database.exec(statement);
    const broken = (await checkDatabase(test.db)).map((breach) => breach.rule);
    expect(broken).toContainEqual(expect.stringContaining(rule));
  });
});
