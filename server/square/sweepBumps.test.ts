import { withTx } from '@server/db/tx';
import { makePost, newMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { squareCalls } from '@/contract/calls/square';
import { sweepBumps } from './approve';

const server = withTestServer();
const db = () => server.ctx.database.db;
const MINUTE = 60_000;

describe('the sweep of what came up', () => {
  it('F5: keeps the last of each post and all of the last hour, and with them the order of last replies', async () => {
    const now = server.ctx.clock.now();
    const { id: authorId } = await newMember(server);
    const posts = [await makePost(db(), { authorId }), await makePost(db(), { authorId })] as const;
    await db().deleteFrom('postBumps').execute();
    const bump = (postId: number, minutes: number) =>
      db()
        .insertInto('postBumps')
        .values({ postId, createdAt: new Date(now - minutes * MINUTE) })
        .execute();
    // The second post was left alone for days; what is older than a day goes with the next bump.
    for (const minutes of [5000, 4000, 3000]) await bump(posts[1], minutes);
    for (const minutes of [300, 200, 90, 30]) await bump(posts[0], minutes);
    const left = async () =>
      (await db().selectFrom('postBumps').selectAll().orderBy('id').execute()).map(({ postId, createdAt }) => [
        postId === posts[0] ? 'first' : 'second',
        (now - createdAt.getTime()) / MINUTE,
      ]);
    const order = async () =>
      (await server.get(squareCalls.postList, { sort: 3 })).records.map(({ id }) => posts.indexOf(id));
    const before = await order();
    await withTx(db(), (tx) => sweepBumps(tx, now));
    expect((await left()).filter(([post]) => post === 'first')).toEqual([
      ['first', 90],
      ['first', 30],
    ]);
    expect(await order()).toEqual(before);
    await bump(posts[1], 70);
    await withTx(db(), (tx) => sweepBumps(tx, now));
    expect((await left()).filter(([post]) => post === 'second')).toEqual([['second', 70]]);
  });
});
