import { makePost, newMember, type TestMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { sql } from 'kysely';
import { peopleCalls } from '@/contract/calls/people';
import { squareCalls } from '@/contract/calls/square';

const server = withTestServer();
const db = () => server.ctx.database.db;
const MANY = 1_100;

let author: TestMember;
let postId: number;

beforeEach(async () => {
  author = await newMember(server);
  postId = await makePost(db(), { authorId: author.id });
});

/** So many comments; every second one answers the very first. */
async function talk(count: number): Promise<void> {
  const now = new Date(server.ctx.clock.now());
  await sql`with first as (insert into comments (post_id, author_id, content, created_at)
      values (${postId}, ${author.id}, '0', ${now}) returning id)
    insert into comments (post_id, root_id, reply_comment_id, author_id, content, created_at)
    select ${postId}, case when n % 2 = 1 then first.id end, case when n % 2 = 1 then first.id end, ${author.id}, n::text, ${now}
    from first, generate_series(1, ${2 * count}::int) n order by n + 0`.execute(db());
}

describe('lists longer than anybody counts', () => {
  it('F5: say that there are a thousand and more, and go on to the last row all the same', async () => {
    await talk(MANY);
    const seen: number[] = [];
    let lastId: number | undefined;
    for (let more = true; more; ) {
      const page = await server.get(squareCalls.commentList, {
        id: postId,
        sort: 3,
        pageSize: 99,
        ...(lastId !== undefined && { lastId }),
      });
      expect(page.total).toBe(1001);
      seen.push(...page.records.map(({ id }) => id));
      lastId = page.lastId ?? undefined;
      more = page.hasMore === true;
    }
    expect(new Set(seen).size).toBe(MANY + 1);
  });

  it('F5: show the first three replies under a comment with a thousand, and the one that is looked for', async () => {
    await talk(MANY);
    const asked = { id: postId, sort: 3, pageSize: 1 } as const;
    const first = (await server.get(squareCalls.commentList, asked)).records[0];
    expect(first?.replies?.map(({ content }) => content)).toEqual(['1', '3', '5']);
    const focusId = (
      await db().selectFrom('comments').select('id').where('content', '=', '999').executeTakeFirstOrThrow()
    ).id;
    const focused = (await server.get(squareCalls.commentList, { ...asked, focusId })).records[0];
    expect(focused?.replies?.map(({ content }) => content)).toEqual(['1', '3', '5', '999']);
  });

  it('F5: fans are counted up to a thousand and listed from the newest on', async () => {
    const now = new Date(server.ctx.clock.now());
    await sql`with fans as (insert into users (uid, name, invite_code, created_at)
        select 'fan' || n, n::text, 'fan' || n, ${now} from generate_series(1, ${MANY}::int) n returning id)
      insert into follows (follower_id, followee_id, created_at)
      select id, ${author.id}, ${now} from fans order by id`.execute(db());
    const page = await server.get(peopleCalls.fanList, { userId: author.id, pageSize: 2 });
    expect(page).toMatchObject({ total: 1001, hasMore: true, records: [{ name: '1100' }, { name: '1099' }] });
    const next = { userId: author.id, pageSize: 1, lastId: page.lastId ?? 0, asOf: page.asOf ?? 0 };
    expect((await server.get(peopleCalls.fanList, next)).records).toMatchObject([{ name: '1098' }]);
  });
});
