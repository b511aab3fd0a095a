import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { checkDatabase } from './check';
import { FolderInUse } from './lock';
import { openFolder } from './openPglite';

const cacheDir = path.resolve('.cache');
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'plaza-crash-'));
const children: ChildProcessWithoutNullStreams[] = [];

function run(entry: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const runner = [path.resolve('scripts/run-ts.mjs'), entry, ...args];
  const child = spawn(process.execPath, runner, { env: { ...process.env, ...env } });
  children.push(child);
  return child;
}

/** A shopper in its own process, its pid, and the chapters whose purchase it was told of so far. */
async function startShopper(first: number, folder = dataDir, env: NodeJS.ProcessEnv = {}) {
  const child = run('server/testing/buyLoop.ts', [folder, cacheDir, String(first)], env);
  const acknowledged: number[] = [];
  const lines = createInterface({ input: child.stdout });
  const pid = await new Promise<number>((resolve, reject) => {
    let complaint = '';
    child.stderr.on('data', (chunk) => {
      complaint += chunk;
    });
    child.on('exit', () => reject(new Error(`the shopper did not open: ${complaint}`)));
    lines.on('line', (line) => {
      const [word, number] = line.split(' ');
      if (word === 'open') resolve(Number(number));
      if (word === 'bought') acknowledged.push(Number(number));
    });
  });
  const hasBought = (count: number) =>
    new Promise<void>((resolve) => {
      lines.on('line', () => acknowledged.length >= count && resolve());
    });
  const kill = async () => {
    const gone = once(child, 'close');
    process.kill(pid, 'SIGKILL');
    await gone;
  };
  return { pid, acknowledged, hasBought, kill };
}

afterAll(() => {
  for (const child of children) child.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

describe('a server that is killed while members buy', () => {
  it('loses nothing it had acknowledged, and leaves a sound database', async () => {
    let next = 1;
    for (const purchases of [5, 40, 90]) {
      const shopper = await startShopper(next);
      await shopper.hasBought(purchases);
      await shopper.kill();

      const reopened = await openFolder(dataDir, cacheDir);
      const rows = await reopened.db.selectFrom('purchases').select('itemId').execute();
      const kept = new Set(rows.map((row) => row.itemId));
      expect(shopper.acknowledged.filter((id) => !kept.has(id))).toEqual([]);
      expect(await checkDatabase(reopened.db)).toEqual([]);
      await reopened.close();
      next = Math.max(...kept) + 1;
    }
  }, 120_000);

  it('loses nothing it had acknowledged at a power cut either: what was not synced is thrown away', async () => {
    const cut = mkdtempSync(path.join(os.tmpdir(), 'plaza-cut-'));
    const [live, kept] = [path.join(cut, 'live'), path.join(cut, 'kept')];
    mkdirSync(live);
    mkdirSync(kept);
    const preload = `--import=${path.resolve('server/testing/loseUnsynced.mjs')}`;
    const shopper = await startShopper(1, live, { NODE_OPTIONS: preload, SYNCED_FROM: live, SYNCED_TO: kept });
    await shopper.hasBought(30);
    await shopper.kill();
    const reopened = await openFolder(kept, cacheDir);
    const rows = await reopened.db.selectFrom('purchases').select('itemId').execute();
    expect(shopper.acknowledged.filter((id) => !rows.some((row) => row.itemId === id))).toEqual([]);
    expect(await checkDatabase(reopened.db)).toEqual([]);
    await reopened.close();
    rmSync(cut, { recursive: true });
  }, 120_000);

  it('keeps every other process off its folder, telling them its pid', async () => {
    const shopper = await startShopper(100_000);
    const intrude = () => openFolder(dataDir, cacheDir).then((database) => database.close());
    await expect(intrude()).rejects.toThrow(FolderInUse);
    await expect(intrude()).rejects.toThrow(`in use by process ${shopper.pid}`);

    const second = run('server/db/checkCli.ts', [], { DATA_DIR: dataDir, CACHE_DIR: cacheDir, DATABASE_URL: '' });
    let complaint = '';
    second.stderr.on('data', (chunk) => {
      complaint += chunk;
    });
    const [exitCode] = await once(second, 'close');
    expect(exitCode).toBe(1);
    expect(complaint).toContain(`in use by process ${shopper.pid}`);
    await shopper.kill();
  }, 120_000);
});
