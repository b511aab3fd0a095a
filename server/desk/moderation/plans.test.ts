import { hearDesk, newStaff } from '@server/desk/testing/staff';
import { rowsRead, watchedDesk } from '@server/desk/testing/watchedDesk';
import { withTestServer } from '@server/testing/testServer';
import { sql } from 'kysely';
import type { OutputOf } from '@/contract/call';
import { moderationCalls as calls, QUEUES } from '@/contract/desk/moderation';

const server = withTestServer();
/** Counts end at a thousand, four of them in one question. */
const MOST_READ = 6_000;

/** A hundred thousand reports of as many posts; half are decided, of the others most wait for too long, a few are held. */
const FILL = [
  `insert into users (uid, name, invite_code, created_at)
    select 'f' || n, '玩家' || n, 'f' || n, now() from generate_series(1, 1000) n`,
  `insert into posts (author_id, content, created_at)
    select (select min(id) from users) + n % 1000, '帖子 ' || n, now() from generate_series(1, 100000) n`,
  `insert into moderation_items (kind, target_id, author_id, held, words, reporters, weight, opened_at, last_at, decision,
      decided_at, decided_by, settled_at)
    select 'post', p.id, p.author_id, n % 1000 = 0, case when n % 1000 = 0 then array['加薇'] else '{}' end, 1, n % 50, at, at,
      case when done then 'removed' end, case when done then at end, case when done then (select min(id) from staff) end,
      case when done then at end
    from (select id, author_id, row_number() over () as n from posts) p, lateral (select
      timestamptz '2026-03-02 04:00Z' - p.n * interval '20 seconds' as at, p.n % 2 = 0 as done) d`,
  `insert into reports (reporter_id, kind, target_id, reason, created_at, item_id)
    select (select min(id) from users), 'post', target_id, 'spam', opened_at, id from moderation_items`,
  'analyze users, posts, moderation_items, reports',
];

const MINE = ['moderation_items', 'reports', 'posts', 'sanctions', 'sessions', 'comments'];

describe('the queue over a hundred thousand reports', () => {
  it('reads no more of them than it counts up to, or than a page holds', async () => {
    const { cookie } = await newStaff(server, 'moderator');
    const { database } = server.ctx;
    for (const statement of FILL) await sql.raw(statement).execute(database.db);
    const { raw, plans: plansOf } = await watchedDesk(server);
    let id = 0;
    for (const queue of QUEUES) {
      const first = await hearDesk(raw, calls.deskModeration, { queue }, { cookie });
      const { records, cutoff } = first.data as OutputOf<typeof calls.deskModeration>;
      id = records[0]?.id ?? id;
      await hearDesk(raw, calls.deskModeration, { queue, cutoff, afterId: records.at(-1)?.id ?? id }, { cookie });
      // The newest ones are in the order of their weight.
      const fresh = await database.db
        .selectFrom('moderationItems')
        .select('id')
        .where('decidedAt', 'is', null)
        .orderBy('openedAt', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      await hearDesk(raw, calls.deskModeration, { queue, cutoff, afterId: fresh.id }, { cookie });
    }
    expect((await hearDesk(raw, calls.deskModerationOpen, { id }, { cookie })).code).toBe(0);
    await hearDesk(raw, calls.deskWords, {}, { cookie });
    const plans = await plansOf();
    const dear = plans.filter(({ nodes }) => rowsRead(nodes, MINE) > MOST_READ);
    expect(dear.map(({ text, nodes }) => [rowsRead(nodes, MINE), text])).toEqual([]);
    expect(plans.filter(({ text }) => text.includes('moderation_items')).length).toBeGreaterThan(12);
  }, 120_000);
});
