import { checkDatabase } from '@server/db/check';
import { makePost, newMember, type TestMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { peopleCalls } from '@/contract/calls/people';
import { squareCalls } from '@/contract/calls/square';

const server = withTestServer();
const db = () => server.ctx.database.db;
const PEOPLE = 6;

let people: TestMember[];
let posts: number[];

beforeEach(async () => {
  people = await Promise.all(Array.from({ length: PEOPLE }, () => newMember(server)));
  posts = await Promise.all(people.map(({ id }) => makePost(db(), { authorId: id })));
});

/** Everybody does something to everybody else, all at once. */
const everybody = <T>(does: (who: TestMember, other: number) => Promise<T>) =>
  Promise.all(people.flatMap((who, me) => people.flatMap((_, other) => (other === me ? [] : [does(who, other)]))));

describe('everybody at once', () => {
  it('likes, comments on and follows everybody else: every counter is right, nobody waits for ever', async () => {
    await Promise.all([
      everybody((who, other) => server.get(squareCalls.likePost, { id: posts[other] as number }, who)),
      everybody((who, other) =>
        server.get(squareCalls.addComment, { id: posts[other] as number, content: '同时来的' }, who),
      ),
      everybody((who, other) => server.get(squareCalls.follow, { id: people[other]?.id as number }, who)),
    ]);
    for (const [me, id] of posts.entries()) {
      expect(await server.get(squareCalls.post, { id })).toMatchObject({ likeCount: 5, commentCount: 5 });
      const card = await server.get(peopleCalls.userProfile, { id: people[me]?.id as number });
      expect(card).toMatchObject({ likeCount: 5, fanCount: 5, followCount: 5 });
    }
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('taps of one member that arrive in any order leave one like or none, and the counter says which', async () => {
    const [me] = people;
    const id = posts[1] as number;
    await Promise.all(
      Array.from({ length: 20 }, (_, tap) =>
        server.get(tap % 2 ? squareCalls.unlikePost : squareCalls.likePost, { id }, me),
      ),
    );
    const { liked, likeCount } = await server.get(squareCalls.post, { id }, me);
    expect(likeCount).toBe(liked ? 1 : 0);
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('a comment deleted five times at once is counted once, and so is a post', async () => {
    const [me] = people;
    const id = posts[1] as number;
    const mine = await server.get(squareCalls.addComment, { id, content: '一会儿就删' }, me);
    const many = <T>(does: () => Promise<T>) => Promise.allSettled(Array.from({ length: 5 }, does));
    await many(() => server.get(squareCalls.deleteComment, { id: mine.id }, me));
    expect(await server.get(squareCalls.post, { id })).toMatchObject({ commentCount: 0 });
    await many(() => server.get(squareCalls.deletePost, { id: posts[0] as number }, me));
    expect(await server.get(peopleCalls.userProfile, { id: me?.id as number })).toMatchObject({ postCount: 0 });
    expect(await checkDatabase(db())).toEqual([]);
  });
});
