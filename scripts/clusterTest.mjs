/**
 * `npm run cluster:test [-- --seconds 8 --async --before FOLDER]`: members buy, and read what they bought, over everything that
 * `npm run cluster` starts, while a process is killed, nginx restarted, Redis taken away, the database failed over, and the version changed
 * and changed back. Exit code 1: a purchase that was acknowledged is lost, one was charged twice, the books do not balance, a member did
 * not see what they had done, or a call failed for good. `--async`: the replica is not waited for; what is lost then is only counted.
 * `--before`: a checkout of the version that was landed before, built, which runs first and is gone back to; without it the other version
 * is this one with migrations more. `--short`: as `npm test` runs it, without the changes of version, which take most of the time.
 * `--out`: a tally for `npm run reliability -- --from`.
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { root } from './lib/bundleEntry.mjs';
import { startCluster } from './lib/cluster.mjs';
import { startMembers } from './lib/clusterMembers.mjs';
import { laySite } from './lib/plazaProcess.mjs';
import { fail, say } from './lib/run.mjs';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    async: { type: 'boolean', default: false },
    before: { type: 'string' },
    short: { type: 'boolean', default: false },
    out: { type: 'string' },
  },
});
const rest = () => sleep(Number(values.seconds) * 1000);

/** What the next version brings: a table, a column, an index beside those who write. */
const NEXT = {
  '9997_next.sql': `create table next_things (id int primary key);\nalter table games add column next_note text not null default '';\n`,
  '9998_next_index.sql':
    '-- concurrently\ncreate index concurrently if not exists next_ledger_index on ledger_entries (amount, id);\n',
};

/** The build that it is changed for. */
const layOther = ({ folder }) => {
  const other = laySite(root, join(folder, 'other'));
  if (values.before) return other;
  for (const [name, text] of Object.entries(NEXT)) writeFileSync(join(other, 'dist/server/db/migrations', name), text);
  return other;
};

const cluster = await startCluster({
  ...(values.before && { checkout: resolve(values.before) }),
  synchronous: !values.async,
  environment: { RATE_LIMIT_MAX: '1000000', DRAIN_MS: '3000' },
  say: (what) => say(`✓ ${what}`),
}).catch((error) => fail(error.message));
const { processes, nginx, redis, databases, origin } = cluster;

const rollOut = async (site) => {
  for (const one of processes) {
    await one.stop();
    await one.up(site);
    // As long as nginx leaves one alone that did not answer, and some more.
    await sleep(2500);
  }
};
const first = cluster.site;
const database = () => databases.primary().url;
/** The books are asked by this checkout, which refuses to look at a database that is newer. */
const forgetNext = async () => {
  const client = new pg.Client({ connectionString: database() });
  await client.connect();
  await client.query('delete from schema_migrations where name = any ($1)', [Object.keys(NEXT)]);
  await client.end();
};

/** What the database has of games that were paid for, and how many diamonds the ledger took for them. */
const paid = async () => {
  const client = new pg.Client({ connectionString: database() });
  await client.connect();
  try {
    const { rows } = await client.query(`select u.uid || ' ' || p.item_id as key from purchases p
      join users u on u.id = p.user_id where p.item_kind = 'game' and p.reason = 'paid' and p.item_id > 100000`);
    const { rows: sums } = await client.query(`select coalesce(sum(e.amount), 0)::int as taken from ledger_txns t
      join ledger_entries e on e.txn_id = t.id join ledger_accounts a on a.id = e.account_id and a.code = 'sales'
      where t.kind = 'game'`);
    return { keys: new Set(rows.map(({ key }) => key)), taken: sums[0].taken };
  } finally {
    await client.end();
  }
};

const acts = [
  ['nothing', async () => {}],
  [
    'a process is killed and comes back',
    async () => {
      await processes[1].kill();
      await sleep(2000);
      await processes[1].up(first);
    },
  ],
  ['nginx is restarted', () => nginx.restart()],
  [
    'Redis is away for 3 s',
    async () => {
      await redis.down();
      await sleep(3000);
      redis.up();
    },
  ],
  ...(values.short
    ? []
    : [
        ['upgrade, one process after the other', () => rollOut(layOther(cluster))],
        ['the version before again', () => rollOut(first)],
      ]),
  [
    'the primary crashes, the replica takes its place',
    async () => {
      await databases.failOver();
      cluster.follow();
    },
  ],
  [
    'the lost one comes back as a replica',
    async () => {
      await databases.rejoin();
      cluster.follow();
    },
  ],
];

let code = 0;
try {
  const members = await startMembers({ origin, database: database() });
  const opening = (await paid()).taken;
  members.begin();
  for (const [name, act] of acts) {
    const done = members.phase();
    await act();
    await rest();
    const row = done();
    say(
      `${name}: ${row.calls} calls, ${row.again} asked again, longest ${(row.longest / 1000).toFixed(1)} s, ${row.failed} failed`,
    );
  }
  const { bought, unsure, unseen, failed } = await members.end();
  const { keys, taken } = await paid();
  const lost = [...bought].filter((key) => !keys.has(key)).length;
  // Every purchase that is there was paid for once.
  const double = (taken - opening) / members.price - keys.size;
  await forgetNext();
  const books = spawnSync(process.execPath, [join(root, 'scripts/db.mjs'), 'check'], {
    env: { ...process.env, DATABASE_URL: database(), SECRET_KEY: 'cluster-'.repeat(5) },
    encoding: 'utf8',
  });
  say(
    `${bought.size} purchases acknowledged, ${lost} lost, ${double} charged twice, ${unsure} without an answer, ${unseen} not seen by who bought, ${failed} calls failed for good; books: ${books.status === 0 ? 'sound' : 'NOT SOUND'}`,
  );
  if (values.out && !values.async) {
    const what = 'purchases acknowledged on three processes and two databases while each part is taken away in turn';
    const line = { area: 'money', what, at: Date.now(), kind: 'faults', n: bought.size, lost: lost + Math.abs(double) };
    appendFileSync(values.out, `${JSON.stringify(line)}\n`);
  }
  // Without waiting for the replica a crash may lose what was acknowledged: that is what is counted then.
  code = (lost > 0 && !values.async) || double !== 0 || unseen > 0 || failed > 0 || books.status !== 0 ? 1 : 0;
  if (books.status !== 0) say(books.stdout + books.stderr);
} catch (error) {
  say(error.stack);
  code = 1;
} finally {
  await cluster.stop();
}
process.exit(code);
