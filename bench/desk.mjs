#!/usr/bin/env node
/**
 * The desk over a hundred thousand letters, reports, recordings, orders and acts: what each page of each queue takes to be answered, by the
 * built server on a PostgreSQL of its own. `npm run bench:desk -- [--rows 100000] [--calls 50] [--pages 20]`; ends with 1 where a page takes
 * longer than 50 ms at its 95th of a hundred. With `--pages`, Chromium goes down so many pages of each long list by `j` as well.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { ensurePostgres } from '../scripts/lib/machine.mjs';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { say } from '../scripts/lib/run.mjs';
import { startApp } from './lib/app.mjs';
import { driveLists } from './lib/deskHands.mjs';
import { fillDesk } from './lib/deskRows.mjs';
import { percentile } from './lib/numbers.mjs';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    calls: { type: 'string', default: '50' },
    pages: { type: 'string', default: '0' },
  },
});
const [ROWS, CALLS, LIST_PAGES] = [values.rows, values.calls, values.pages].map(Number);
const MOST_MS = 50;
/** Of the demo: an admin may see every room. */
const STAFF = { name: '苏蔓', password: 'plaza-desk-2026' };

const cluster = await startPostgres(await ensurePostgres());
const scratch = mkdtempSync(join(tmpdir(), 'plaza-bench-'));
const app = await startApp(scratch, { DATABASE_URL: cluster.url, SECRET_KEY: 'x'.repeat(32) });
const db = new pg.Client({ connectionString: cluster.url });
await db.connect();
await fillDesk(db, ROWS);

let cookie = '';
async function ask(path, body) {
  const answer = await fetch(`${app.origin}/api/desk/v1/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { cookie, desk: '1', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const set = answer.headers.get('set-cookie');
  if (set) cookie = set.split(';')[0];
  const { code, msg, data } = await answer.json();
  if (code !== 0) throw new Error(`${path}: ${code} ${msg}`);
  return data;
}
await ask('signIn', STAFF);

const { records: letters } = await ask('letters?view=all');
const { records: items } = await ask('moderation');
const query = (path, fields) => `${path}?${new URLSearchParams(fields)}`;
const yesterday = Date.now() - 24 * 3_600_000;
/** A far page of a list as somebody gets there: what comes after its hundredth row. */
const after = { view: 'closed', afterAt: Date.now() - 8 * 3_600_000, afterId: 1000 };

const PAGES = {
  Today: 'today',
  ...Object.fromEntries(
    ['mine', 'nobody', 'all', 'waiting', 'closed'].map((view) => [`Letters, ${view}`, query('letters', { view })]),
  ),
  'Letters, of one category': query('letters', { view: 'all', category: 'payment' }),
  'Letters, a later page': query('letters', after),
  'Letters, how they stand': 'letters/facts',
  'A letter with its case': `letters/${letters[0].id}`,
  ...Object.fromEntries(
    ['all', 'reports', 'held', 'appeals'].map((queue) => [`Moderation, ${queue}`, query('moderation', { queue })]),
  ),
  'Moderation, a later page': query('moderation', { afterId: items.at(-1).id }),
  ...Object.fromEntries(
    ['all', 'unseen', 'done'].map((view) => [`Recordings, ${view}`, query('recordings', { view })]),
  ),
  'Recordings, found by number': query('recordings', { find: '0000-4200' }),
  'Money, how it stands': 'money',
  'Money, to settle': query('money/cases', { view: 'open' }),
  'Money, settled': query('money/cases', { view: 'settled' }),
  Orders: 'orders',
  'Orders, of a state': query('orders', { state: 'review' }),
  'Orders, of a day': query('orders', { from: yesterday, until: Date.now() }),
  'Members, by the beginning of a name': query('members', { text: '玩家12' }),
  'Members, by an order': query('members', { text: 'o00000500' }),
  Acts: 'acts',
  'Acts, with a word in the reason': query('acts', { text: '来信 99' }),
};

let slow = 0;
say(`${ROWS} letters, reported posts, recordings, orders and acts; ${CALLS} calls of each, one after the other`);
say('page'.padEnd(40) + 'median, ms'.padStart(12) + '95 %'.padStart(8));
for (const [name, path] of Object.entries(PAGES)) {
  const times = [];
  for (let n = 0; n < CALLS; n += 1) {
    const start = performance.now();
    await ask(path);
    times.push(performance.now() - start);
  }
  const [half, most] = [percentile(times, 0.5), percentile(times, 0.95)];
  if (most > MOST_MS) slow += 1;
  say(
    `${name.padEnd(40)}${half.toFixed(1).padStart(12)}${most.toFixed(1).padStart(8)}${most > MOST_MS ? '  too long' : ''}`,
  );
}

const shown = (numbers) => numbers.map((each) => Math.round(each * 10) / 10).join(' → ');
if (LIST_PAGES > 0)
  await driveLists({ origin: app.origin, staff: STAFF, pages: LIST_PAGES }, (name, seen) => {
    const facts = Object.entries(seen).map(([what, numbers]) => `${what} ${shown(numbers)}`);
    say(`${name}, page 1 → ${LIST_PAGES}: ${facts.join('; ')}`);
  });

await db.end();
await app.stop();
await cluster.stop();
rmSync(scratch, { recursive: true, force: true });
process.exit(slow > 0 ? 1 : 0);
