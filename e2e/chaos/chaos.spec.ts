import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { guided } from '@e2e/support/reading';
import { expect, test } from '@e2e/support/test';
import { counted } from '@scripts/reliability/tally';
import { doubleCharges } from './books';
import { DEEDS, lookForDrafts } from './deeds';
import { FaultyProxy } from './faultyProxy';
import { Hands, isMissed } from './hands';
import { pickByWeight, seeded } from './proxyFaults';
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
test.use({ trace: 'off' });

test(`a random member for ${minutes} minutes over a faulty network, seed ${seed}`, async ({
  context,
  page,
  api,
  server,
  watch,
}) => {
  watch.allow(...OF_THE_NETWORK);
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
  page.setDefaultTimeout(30_000);
  // What is under way may still wait for its answer.
  await page.waitForTimeout(36_000);
  await hands.stayMember();
  await lookForDrafts(hands);
  const { charges, wrong } = await doubleCharges(api, hands);
  await proxy.stop();
  await server.down();
  const check = await promisify(execFile)(process.execPath, ['scripts/db.mjs', 'check'], {
    env: { ...process.env, DATA_DIR: server.dataDir, DATABASE_URL: '' },
  }).then(
    ({ stdout }) => stdout.trim(),
    (fault: { stdout?: string; stderr?: string }) => `${fault.stdout ?? ''}${fault.stderr ?? ''}`,
  );
  const stuck = watch.problems.filter((line) => line.includes('chaos: '));
  const result = {
    seed,
    minutes,
    deeds,
    tally: hands.tally,
    exchanges: proxy.exchanges,
    faults: proxy.played,
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
  const survived = Object.values(proxy.played).reduce((sum, times) => sum + times, 0);
  const ended = { seed, lost: wrong.length + hands.lost.length + stuck.length + result.uncaught.length };
  counted('chaos', `faults in ${minutes} minutes of a random member`, survived, { ...ended, kind: 'faults' });
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
