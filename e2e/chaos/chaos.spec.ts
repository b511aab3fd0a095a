import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Api } from '@e2e/support/api';
import { guided } from '@e2e/support/reading';
import { createPublisher } from '@e2e/support/secondBuild';
import { TestServer } from '@e2e/support/server';
import { expect, test } from '@e2e/support/test';
import { startPostgres } from '@scripts/lib/postgres.mjs';
import { counted } from '@scripts/reliability/tally';
import { doubleCharges } from './books';
import { DEEDS, lookForDrafts } from './deeds';
import { FaultyProxy } from './faultyProxy';
import { Hands, isMissed } from './hands';
import { pickByWeight, seeded } from './proxyFaults';
import { Saboteur } from './saboteur';
import { designedWaits, OF_THE_NETWORK, watchWaits } from './waits';

/** Set by scripts/chaos.mjs. */
const minutes = Number(process.env.CHAOS_MINUTES ?? 5);
const seed = Number(process.env.CHAOS_SEED ?? 1);
const DIAMONDS = 20_000;
/** Longer than any deed needs; a hung browser must not end the run in silence. */
const DEED_MS = 90_000;

const withinTime = <T>(work: Promise<T>, what: string): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error(`${what} never ended`)), DEED_MS)),
  ]);

test.setTimeout((minutes + 6) * 60_000);
test.use({ trace: 'off', serviceWorkers: 'allow' });

/** A server over PostgreSQL where the machine has one, else over the embedded engine, and all that can be taken from it. */
async function stage() {
  const bin = process.env.PG_BIN;
  const cluster = bin ? await startPostgres(bin, { outlivesCrash: true }) : undefined;
  const publisher = await createPublisher();
  await publisher.restore();
  const dataDir = await mkdtemp(join(tmpdir(), 'plaza-chaos-'));
  const database = { DATABASE_URL: cluster?.url ?? '', SECRET_KEY: 's'.repeat(32) };
  const server = await TestServer.start(dataDir, { ...database, CLIENT_DIR: publisher.clientDir });
  const clear = async () => {
    await server.down();
    await cluster?.stop();
    await publisher.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { cluster, publisher, server, database: { ...database, DATA_DIR: dataDir }, clear };
}

test(`a random member for ${minutes} minutes over a faulty network, seed ${seed}`, async ({ context, page, watch }) => {
  watch.allow(...OF_THE_NETWORK);
  const { cluster, publisher, server, database, clear } = await stage();
  const api = new Api(() => server.origin);
  await watchWaits(context);
  const random = seeded(seed);
  const proxy = await FaultyProxy.start({ origin: server.origin, random: seeded(seed + 1), rate: 0.2 });
  const member = await api.memberWith(DIAMONDS);
  const hands = new Hands(page, member, random, proxy.address, server.origin);
  context.on('page', (other) => void other.close().catch(() => {}));
  let crashes = 0;
  page.on('crash', () => {
    crashes += 1;
  });
  let paymentWaits = 0;
  page.on('console', (line) => {
    if (designedWaits(line.text()) !== undefined) paymentWaits += 1;
  });
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
  page.setDefaultTimeout(8_000);
  await guided(page);
  await page.goto(`${proxy.address}/healthz`);
  await hands.stayMember();
  await hands.open('/');
  const saboteur = new Saboteur(seeded(seed + 2), cluster, publisher);

  const weights = Object.fromEntries(Object.entries(DEEDS).map(([name, { weight }]) => [name, weight]));
  const end = Date.now() + minutes * 60_000;
  let deeds = 0;
  let seen = 0;
  while (Date.now() < end) {
    const name = pickByWeight(weights, random);
    const tally = hands.countOf(name);
    tally.begun += 1;
    deeds += 1;
    try {
      await withinTime(DEEDS[name]?.run(hands) ?? Promise.resolve(), name);
      if (hands.chance(0.5)) await page.waitForTimeout(random() * 1_500);
    } catch (fault) {
      if (!isMissed(fault)) throw fault;
      tally.missed += 1;
    }
    for (; seen < watch.problems.length; seen += 1) {
      process.stdout.write(`${name} (deed ${deeds}, ${page.url()}): ${watch.problems[seen]}\n`);
    }
  }

  proxy.calm();
  await saboteur.stop();
  page.setDefaultTimeout(30_000);
  // What is under way may still wait for its answer.
  await page.waitForTimeout(36_000);
  await hands.stayMember();
  await lookForDrafts(hands);
  const { charges, wrong } = await doubleCharges(api, hands);
  await proxy.stop();
  await server.down();
  const check = await promisify(execFile)(process.execPath, ['scripts/db.mjs', 'check'], {
    env: { ...process.env, ...database },
  }).then(
    ({ stdout }) => stdout.trim(),
    (fault: { stdout?: string; stderr?: string }) => `${fault.stdout ?? ''}${fault.stderr ?? ''}`,
  );
  await clear();
  const stuck = watch.problems.filter((line) => line.includes('chaos: '));
  const result = {
    seed,
    minutes,
    deeds,
    tally: hands.tally,
    exchanges: proxy.exchanges,
    faults: proxy.played,
    behindTheServer: saboteur.struck,
    logins: hands.logins,
    charges,
    draftsChecked: hands.draftsChecked,
    doubleCharges: wrong,
    lostDrafts: hands.lost,
    stuck,
    paymentWaits,
    uncaught: watch.problems.filter((line) => !stuck.includes(line)),
    database: check,
  };
  if (process.env.CHAOS_OUT) await writeFile(process.env.CHAOS_OUT, JSON.stringify(result, null, 2));
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  const sum = (times: Record<string, number>) => Object.values(times).reduce((all, one) => all + one, 0);
  const survived = sum(proxy.played);
  const ended = { seed, lost: wrong.length + hands.lost.length + stuck.length + result.uncaught.length };
  counted('chaos', `faults in ${minutes} minutes of a random member`, survived, { ...ended, kind: 'faults' });
  const behind = 'lost database sessions, full pools, restarts and crashes of the database, builds under the worker';
  counted('chaos', behind, sum(saboteur.struck), { seed, kind: 'faults', lost: 0 });
  counted('chaos', `deeds of a random member in ${minutes} minutes`, deeds, ended);
  const note = `over 35 s, and at most the minute of decision 0011: ${paymentWaits} waits for a payment’s result`;
  counted('chaos', 'spinners over 35 s', stuck.length, { seed, lost: stuck.length, note });
  counted('chaos', 'charges looked through for one made twice', charges, { seed, lost: wrong.length });
  counted('chaos', 'drafts looked for again', hands.draftsChecked, { seed, lost: hands.lost.length });
  counted('chaos', 'uncaught errors', result.uncaught.length, { seed, lost: result.uncaught.length });
  expect.soft(crashes, 'crashes of the page').toBe(0);
  expect.soft(wrong, 'charged twice').toEqual([]);
  expect.soft(hands.lost, 'lost drafts').toEqual([]);
  expect.soft(check).toBe('The database is sound.');
});
