import { hearDesk, newStaff } from '@server/desk/testing/staff';
import { rowsRead, watchedDesk } from '@server/desk/testing/watchedDesk';
import { withTestServer } from '@server/testing/testServer';
import { sql } from 'kysely';
import { recordingCalls } from '@/contract/desk/recordings';
import { todayCalls } from '@/contract/desk/today';
import { countHours } from './hourFigures';

const server = withTestServer();
/** What waits is counted up to a thousand, by three kinds of letters; hours that are over come from their table. */
const MOST_READ = 6_000;

/** A year of members, letters, recordings and lines, of which few wait. */
const FILL = [
  `insert into users (uid, name, invite_code, created_at)
    select 'plan' || n, '某人' || n, 'plan' || n, now() - n * interval '5 minutes' from generate_series(1, 100000) n`,
  `insert into feedbacks (writer, kind, content, created_at, last_at, state, closed_at, due_at)
    select 'u:' || n % 20000, 'bug', '钻石没有到账', at, at, case when n % 400 = 0 then 'open' else 'closed' end,
      case when n % 400 > 0 then at end, at
    from (select n, now() - n * interval '5 minutes' as at from generate_series(1, 100000) n) made`,
  `insert into support_cases (number, writer, request_id, came_from, build, actions, bytes, created_at, state, support)
    select lpad((n / 10000)::text, 4, '0') || '-' || lpad((n % 10000)::text, 4, '0'), 'u:' || n, 'r' || n, 'letter', 'b', 1, 1,
      now() - n * interval '1 minute', case when n % 100 = 0 then 'unseen' else 'done' end, 'K7Q2-M' || 2 + n % 8
    from generate_series(1, 40000) n`,
  `insert into server_lines (at, trace, support, level, message)
    select now() - n * interval '1 minute', 'trace-' || n, 'K7Q2-M4', 30, 'refused' from generate_series(1, 100000) n`,
  'analyze users, feedbacks, support_cases, server_lines',
];
const TABLES = ['users', 'feedbacks', 'support_cases', 'server_lines'];

it('today and the recordings read what waits and what runs, however much lies behind', async () => {
  const { database } = server.ctx;
  // The plans are those of now; the tests' own clock stands still.
  server.ctx.clock.runAhead(Date.now() - server.ctx.clock.now());
  const { cookie } = await newStaff(server, 'support');
  for (const statement of FILL) await sql.raw(statement).execute(database.db);
  await countHours(database.db, server.ctx.clock.now());
  const { raw, plans: plansOf } = await watchedDesk(server);
  await hearDesk(raw, todayCalls.deskToday, {}, { cookie });
  for (const view of ['all', 'unseen', 'seen', 'done'] as const)
    await hearDesk(raw, recordingCalls.deskRecordings, { view }, { cookie });
  for (const find of ['0001-2345', 'plan77', 'K7Q2-M4'])
    await hearDesk(raw, recordingCalls.deskRecordings, { find }, { cookie });
  for (const call of [recordingCalls.deskRecording, recordingCalls.deskRecordingLines])
    await hearDesk(raw, call, { number: '0000-0100' }, { cookie });
  const plans = await plansOf();
  const dear = TABLES.flatMap((table) =>
    plans.flatMap(({ text, nodes }) =>
      rowsRead(nodes, [table]) > MOST_READ ? [[table, rowsRead(nodes, [table]), text]] : [],
    ),
  );
  expect(dear).toEqual([]);
  expect(plans.length).toBeGreaterThan(12);
}, 180_000);
