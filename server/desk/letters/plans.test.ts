import { hearDesk, newStaff } from '@server/desk/testing/staff';
import { rowsRead, watchedDesk } from '@server/desk/testing/watchedDesk';
import { withTestServer } from '@server/testing/testServer';
import { sql } from 'kysely';
import { letterCalls } from '@/contract/desk/letterCalls';
import { LETTER_VIEWS } from '@/contract/desk/letters';

const server = withTestServer();
/** Each count of the facts ends at a thousand. */
const MOST_READ = 5_000;

/** A hundred thousand letters of years, of which a few hundred are open or wait. */
const FILL = `
  insert into feedbacks (writer, kind, content, created_at, last_at, state, closed_at, category, owner_id, due_at, first_answered_at)
  select 'u:' || n % 20000, 'bug', '钻石没有到账 ' || n, at, at,
    case when n % 400 = 0 then 'open' when n % 400 = 1 then 'waiting' else 'closed' end,
    case when n % 400 > 1 then at end, (array['payment', 'account', 'fault'])[1 + n % 3],
    case when n % 800 = 0 then (select min(id) from staff) end, at, case when n % 400 > 1 then at end
  from (select n, now() - n * interval '5 minutes' as at from generate_series(1, 100000) n) made;
  analyze feedbacks`;

describe('the room of letters over a hundred thousand of them', () => {
  it('reads no more of them than are open, or than a page holds', async () => {
    const staff = await newStaff(server, 'support');
    const { database } = server.ctx;
    await sql.raw(FILL.split(';')[0] ?? '').execute(database.db);
    await sql.raw('analyze feedbacks').execute(database.db);
    const { raw, plans: plansOf } = await watchedDesk(server);
    for (const view of LETTER_VIEWS) {
      const first = await hearDesk(raw, letterCalls.deskLetters, { view }, { cookie: staff.cookie });
      const { orderAt = 0, id = 0 } =
        (first.data as { records: { orderAt: number; id: number }[] }).records.at(-1) ?? {};
      const next = { view, afterAt: orderAt, afterId: id, category: 'payment' as const };
      await hearDesk(raw, letterCalls.deskLetters, next, { cookie: staff.cookie });
    }
    await hearDesk(raw, letterCalls.deskLetterFacts, {}, { cookie: staff.cookie });
    await hearDesk(raw, letterCalls.deskLetter, { id: 400 }, { cookie: staff.cookie });
    const plans = await plansOf();
    const dear = plans.filter(
      ({ text, nodes }) => text.includes('feedbacks') && rowsRead(nodes, ['feedbacks']) > MOST_READ,
    );
    expect(dear.map(({ text, nodes }) => [rowsRead(nodes, ['feedbacks']), text])).toEqual([]);
    expect(plans.filter(({ text }) => text.includes('feedbacks')).length).toBeGreaterThan(8);
  }, 120_000);
});
