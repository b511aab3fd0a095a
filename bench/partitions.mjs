#!/usr/bin/env node
/**
 * A table that only grows, whole and by month: what a member's reads, a write and retention cost in each (docs/decisions/0041).
 * `npm run bench:partitions -- [--rows 4000000] [--months 24] [--members 200000]` on a PostgreSQL of its own.
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { ensurePostgres } from '../scripts/lib/machine.mjs';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { say } from '../scripts/lib/run.mjs';
import { percentile } from './lib/numbers.mjs';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '4000000' },
    months: { type: 'string', default: '24' },
    members: { type: 'string', default: '200000' },
  },
});
const [ROWS, MONTHS, MEMBERS] = [values.rows, values.months, values.members].map(Number);
const ROUNDS = 3;
const CALLS = 400;
const FIRST = "timestamptz '2024-01-01'";

const cluster = await startPostgres(await ensurePostgres());
const db = new pg.Client({ connectionString: cluster.url });
await db.connect();

const timed = async (sql) => {
  const start = performance.now();
  const { rowCount } = await db.query(sql);
  return { ms: performance.now() - start, rowCount };
};
const report = (table, what, ms) => say(`${table.padEnd(8)} ${what.padEnd(36)} ${ms.toFixed(2)} ms`);

const columns = 'id bigint, member int not null, amount int not null, at timestamptz not null, body text';
await db.query(`create table whole (${columns}, primary key (id))`);
await db.query('create index on whole (member, id desc); create index on whole using brin (at)');
await db.query(`create table by_month (${columns}, primary key (id, at)) partition by range (at)`);
await db.query('create index on by_month (member, id desc)');
const monthOf = (n) => `${FIRST} + interval '${n} months'`;
for (let n = 0; n < MONTHS; n += 1)
  await db.query(
    `create table month_${n} partition of by_month for values from (${monthOf(n)}) to (${monthOf(n + 1)})`,
  );

// Skewed as people are: few have most of the rows.
const fill = `select n, (random() * random() * ${MEMBERS})::int, (n % 50) - 25,
  ${FIRST} + (n::float8 / ${ROWS + 1}) * (${monthOf(MONTHS)} - ${FIRST}), repeat('x', 60) from generate_series(1, ${ROWS}) n`;
for (const table of ['whole', 'by_month']) {
  await db.query('select setseed(0.5)');
  report(table, `filled with ${ROWS}`, (await timed(`insert into ${table} ${fill}`)).ms);
  await db.query(`vacuum analyze ${table}`);
}

const calls = {
  'newest twenty of a member, median': (table, n) =>
    `select * from ${table} where member = ${(n * 7919) % MEMBERS} order by id desc limit 20`,
  'sum of a member, median': (table, n) => `select sum(amount) from ${table} where member = ${(n * 104_729) % MEMBERS}`,
  'one row written, median': (table, n) =>
    `insert into ${table} values (${ROWS + 1 + n}, ${n}, 1, ${monthOf(MONTHS - 1)}, 'x')`,
};
for (const [what, sql] of Object.entries(calls)) {
  const times = { whole: [], by_month: [] };
  for (let n = 0; n < ROUNDS * CALLS; n += 1)
    for (const table of Object.keys(times)) times[table].push((await timed(sql(table, n))).ms);
  for (const table of Object.keys(times)) report(table, what, percentile(times[table], 0.5));
}

// The oldest month goes: by a thousand rows a statement, as jobs do it, or at once.
let deleting = 0;
const oldest = `delete from whole where id in (select id from whole where at < ${monthOf(1)} order by id limit 1000)`;
for (let left = 1; left > 0; ) {
  const { ms, rowCount } = await timed(oldest);
  deleting += ms;
  left = rowCount;
}
report('whole', 'a month deleted by thousands', deleting);
report('whole', 'and vacuumed', (await timed('vacuum whole')).ms);
report('by_month', 'a month dropped', (await timed('drop table month_0')).ms);

await db.end();
await cluster.stop();
