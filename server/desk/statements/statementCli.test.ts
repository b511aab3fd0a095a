import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrate } from '@server/db/migrate';
import { openFolder } from '@server/db/openPglite';
import { readFile } from './readFile';

const folder = mkdtempSync(path.join(os.tmpdir(), 'plaza-statement-'));
const dataDir = path.join(folder, 'data');
const cacheDir = path.resolve('.cache');
const runner = path.resolve('scripts/run-ts.mjs');

/** The command in a process of its own, as an operator runs it; where it writes is the folder of the test. */
const run = (...args: string[]) =>
  new Promise<{ exit: number; said: string; complained: string }>((resolve) => {
    const env = { ...process.env, DATA_DIR: dataDir, CACHE_DIR: cacheDir, DATABASE_URL: '', PAY_MODE: 'sandbox' };
    const command = [runner, 'server/desk/statements/statementCli.ts', ...args];
    execFile(process.execPath, command, { env, cwd: path.resolve('.') }, (error, said, complained) =>
      resolve({ exit: error === null ? 0 : 1, said, complained }),
    );
  });

beforeAll(async () => {
  const database = await openFolder(dataDir, cacheDir);
  await migrate(database);
  const trade = (n: number, payType: string, at: string) => ({
    ...{ orderNo: `order-${n}`, txn: `=txn-${n}`, amountFen: 600 * n, payType, paidAt: new Date(at), closedAt: null },
  });
  await database.db
    .insertInto('sandboxTrades')
    .values([
      trade(1, 'alipay', '2026-03-02T00:00:00+08:00'),
      trade(2, 'alipay', '2026-03-02T23:59:59+08:00'),
      trade(3, 'wechat', '2026-03-02T12:00:00+08:00'),
      trade(4, 'alipay', '2026-03-03T00:00:00+08:00'),
    ])
    .execute();
  await database.close();
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('writes the account of one way and one business day, as a file that the desk reads', async () => {
  const out = path.join(folder, 'day.csv');
  const { exit, said, complained } = await run('alipay', '2026-03-02', '--out', out);
  expect([exit, complained]).toEqual([0, '']);
  expect(said).toBe(`2 lines of sandbox are in ${out}.\n`);
  const text = readFileSync(out, 'utf8');
  // Nothing in it reckons.
  expect(text).toContain(`"'=txn-1"`);
  expect(readFile(text).map(({ orderNo, amountFen, kind }) => [orderNo, amountFen, kind])).toEqual([
    ['order-1', 600, 'payment'],
    ['order-2', 1200, 'payment'],
  ]);
}, 60_000);

it('says how it is used, and writes nothing, for a day that is none, a way that nobody takes and a word too many', async () => {
  const out = path.join(folder, 'none.csv');
  for (const args of [['alipay', '2026-13-02'], ['alipay'], ['alipay', '2026-03-02', 'more'], ['cash', '2026-03-02']]) {
    const { exit, said, complained } = await run(...args, '--out', out);
    expect([exit, said]).toEqual([1, '']);
    expect(complained).toContain('Usage: npm run pay:statement -- alipay 2026-11-25');
  }
  expect((await run('cash', '2026-03-02', '--out', out)).complained).toContain('PAY_MODE has nobody for cash.');
  expect(existsSync(out)).toBe(false);
}, 120_000);
