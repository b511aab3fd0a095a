import { buildApp } from '@server/app';
import { makeMember, NOON } from '@server/testing/members';
import { explainAll, type PlanNode, watchQueries } from '@server/testing/plans/watchQueries';
import { speakTo, withTestServer } from '@server/testing/testServer';
import { sql } from 'kysely';
import { searchCalls } from '@/contract/calls/search';

const MANY = 6_000;

/** Members and posts who all have the usual word, the later the better liked, and one of each with a rare word among the last. */
const server = withTestServer(async ({ database: { db } }) => {
  const authorId = await makeMember(db);
  const at = new Date(NOON);
  await sql`insert into users (uid, name, invite_code, like_count, created_at)
    select 'many' || n, case when n = 7 then '稀客' else '玩家' end || n, 'many' || n, n, ${at}
    from generate_series(1, ${MANY}::int) n`.execute(db);
  await sql`insert into posts (author_id, content, hot, audit_state, created_at)
    select ${authorId}::int, case when n = 7 then '稀客' else '玩家' end || n, n, 'passed', ${at}
    from generate_series(1, ${MANY}::int) n`.execute(db);
  await sql`analyze users`.execute(db);
  await sql`analyze posts`.execute(db);
});
const find = (kind: 'user' | 'post', keyword: string, page = {}) =>
  server.get(searchCalls.search, { kind, keyword, ...page });
const rowsRead = (node: PlanNode) =>
  (Number(node['Actual Rows']) + Number(node['Rows Removed by Filter'] ?? 0)) * Number(node['Actual Loops']);

describe('a search among many', () => {
  it.each(['user', 'post'] as const)(
    'of a %s: a usual word shows the best first, and says a thousand and more',
    async (kind) => {
      const first = await find(kind, '玩家', { pageSize: 20 });
      const names = first.records.map((one) =>
        String((one as { name?: string; content?: string }).name ?? (one as { content?: string }).content),
      );
      expect(names.map((name) => Number(name.replace('玩家', '')))).toEqual(
        Array.from({ length: 20 }, (_none, at) => MANY - at),
      );
      expect(first).toMatchObject({ total: 1001, hasMore: true });
    },
  );

  it.each(['user', 'post'] as const)('of a %s: a rare word is found wherever it stands', async (kind) => {
    expect(await find(kind, '稀客')).toMatchObject({ total: 1, records: [expect.anything()] });
  });

  it.each(['user', 'post'] as const)(
    'of a %s reads no more rows than it looks through, however usual the word',
    async (kind) => {
      const { db, asked } = watchQueries(server.ctx.database.db);
      const app = await buildApp({ ...server.ctx, database: { ...server.ctx.database, db, reads: db } });
      await speakTo(app).get(searchCalls.search, { kind, keyword: '玩家' });
      await app.close();
      // As over a table that is too long to be read.
      const before = ['seqscan', 'hashjoin', 'mergejoin'].map((way) => `set local enable_${way} = off`);
      const plans = await explainAll(server.ctx.database.db, asked, { how: 'analyze, ', before });
      expect(plans.length).toBeGreaterThan(1);
      const tables = plans.flatMap(({ nodes }) => nodes.filter((node) => 'Relation Name' in node));
      const most = Math.max(...tables.map(rowsRead));
      expect(most).toBeLessThan(MANY / 1.8);
    },
  );
});
