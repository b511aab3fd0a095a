import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { lackedMigrations, migrate, readMigrations } from './migrate';
import { openDatabase, openExisting, openForImport } from './openDatabase';
import { openFolder } from './openPglite';
import { exportDatabase } from './transfer/exportDatabase';

const scratch = mkdtempSync(path.join(os.tmpdir(), 'plaza-existing-'));
const cacheDir = path.resolve('.cache');
const newest = readMigrations().at(-1)?.name ?? '';
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const configFor = (name: string) => ({
  databaseUrl: null,
  dbPoolMax: 1,
  dbPrepared: true,
  dbListenUrl: null,
  dbSsl: false,
  dataDir: path.join(scratch, name),
  cacheDir,
});

/** A database as a version before the newest migration left it. */
async function makeOlder(name: string) {
  const config = configFor(name);
  const database = await openFolder(config.dataDir, cacheDir);
  await migrate(database, readMigrations().slice(0, -1));
  await database.close();
  return config;
}

describe('a database that is looked at, not run', () => {
  it('is refused where there is none, and none is made', async () => {
    const config = configFor('mistyped');
    await expect(openExisting(config)).rejects.toThrow(`There is no database in ${config.dataDir}`);
    expect(existsSync(config.dataDir)).toBe(false);
  });

  it.each([
    ['db:check', ['server/db/checkCli.ts']],
    ['db:export', ['server/db/transfer/transferCli.ts', 'export', path.join(scratch, 'nothing.gz')]],
    ['content:import', ['server/import/importCli.ts', 'docs/content-example']],
  ])(
    'is not made by npm run %s either',
    async (_name, command) => {
      const { dataDir } = configFor('mistyped');
      const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
      const run = promisify(execFile)(process.execPath, ['scripts/run-ts.mjs', ...command], { env });
      await expect(run).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('There is no database in') });
      expect(existsSync(dataDir)).toBe(false);
    },
    60_000,
  );

  it('is refused while no server has run on it', async () => {
    const config = configFor('empty');
    await (await openFolder(config.dataDir, cacheDir)).close();
    await expect(openExisting(config)).rejects.toThrow('The database is empty');
  }, 60_000);

  it('is refused when it is older, and can be exported as it is', async () => {
    const config = await makeOlder('older');
    await expect(openExisting(config)).rejects.toThrow(`it lacks ${newest}`);
    await expect(openForImport(config)).rejects.toThrow(`it lacks ${newest}`);
    const database = await openExisting(config, { older: true });
    expect(await exportDatabase(database.db, path.join(scratch, 'older.gz'))).toBeGreaterThan(0);
    expect(await lackedMigrations(database)).toEqual([newest]);
    await database.close();
  }, 60_000);

  it('opens once a server or an import has made it', async () => {
    for (const [name, make] of Object.entries({ started: openDatabase, imported: openForImport })) {
      await (await make(configFor(name))).close();
      const database = await openExisting(configFor(name));
      expect(await lackedMigrations(database)).toEqual([]);
      await database.close();
    }
  }, 60_000);
});
