import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { lackedMigrations, migrate } from './migrate';
import { migratedTemplate } from './migratedTemplate';
import { hasFolder, openFolder, openMemory } from './openPglite';
import { migratedTemplateIn } from './template';

const cacheDir = path.resolve('.cache');
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'plaza-open-'));
const setting = { appId: '2008', key: 'kept', value: '"yes"' };

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('the embedded database in a folder', () => {
  it('keeps what was written, in the folder and in a backup', async () => {
    const first = await openFolder(dataDir, cacheDir);
    await migrate(first);
    await first.db.insertInto('appConfig').values(setting).execute();
    const backup = path.join(dataDir, 'backup.tar.gz');
    await first.dump?.(backup);
    await first.close();

    for (const reopen of [() => openFolder(dataDir, cacheDir), () => openMemory(backup)]) {
      const again = await reopen();
      expect(await again.db.selectFrom('appConfig').select(['appId', 'key', 'value']).execute()).toEqual([
        { ...setting, value: 'yes' },
      ]);
      await again.close();
    }
    expect(existsSync(path.join(dataDir, 'db.lock'))).toBe(false);
  }, 60_000);

  it('is made anew when its creation was cut short', async () => {
    writeFileSync(path.join(dataDir, 'db.unfinished'), '');
    const database = await openFolder(dataDir, cacheDir);
    expect(await migrate(database)).not.toEqual([]);
    await database.close();
    expect(existsSync(path.join(dataDir, 'db.unfinished'))).toBe(false);
  }, 60_000);

  it('counts as made once whoever fills it is done, and not before', async () => {
    const filled = path.join(dataDir, 'filled');
    mkdirSync(filled);
    const database = await openFolder(filled, cacheDir, { isFilled: true });
    expect(hasFolder(filled)).toBe(false);
    await migrate(database);
    expect(hasFolder(filled)).toBe(false);
    await database.settle?.();
    expect(hasFolder(filled)).toBe(true);
    await database.close();
  }, 60_000);

  it('refuses queries after it was closed', async () => {
    const database = await openFolder(dataDir, cacheDir);
    await database.close();
    await expect(database.exec('select 1')).rejects.toThrow();
  }, 60_000);
});

describe('a build that has a migrated cluster', () => {
  const root = path.join(dataDir, 'built');
  const files = path.join(root, 'server/db');
  const folder = (name: string) => {
    const made = path.join(dataDir, name);
    mkdirSync(made, { recursive: true });
    return made;
  };
  /** What the database in a folder lacks, which is made where there is none; null: it is empty. */
  const lackedIn = async (name: string) => {
    const database = await openFolder(folder(name), cacheDir);
    try {
      return await lackedMigrations(database);
    } finally {
      await database.close();
    }
  };
  beforeAll(async () => {
    mkdirSync(files, { recursive: true });
    for (const name of ['migrations', 'pglite-worker.mjs', 'pglite-init.mjs'])
      symlinkSync(path.resolve('server/db', name), path.join(files, name));
    process.env.PLAZA_ROOT = root;
    copyFileSync(await migratedTemplate(cacheDir), migratedTemplateIn(files));
  }, 60_000);
  afterAll(() => {
    delete process.env.PLAZA_ROOT;
  });

  it('begins a new folder with it', async () => {
    expect(await lackedIn('new')).toEqual([]);
  }, 60_000);

  it('leaves a folder alone that was begun before', async () => {
    const built = migratedTemplateIn(files);
    renameSync(built, `${built}.away`);
    expect(await lackedIn('old')).toBeNull();
    renameSync(`${built}.away`, built);
    expect(await lackedIn('old')).toBeNull();
  }, 60_000);

  it('does not take one of other migrations', async () => {
    renameSync(migratedTemplateIn(files), path.join(files, 'pglite-other.tar.gz'));
    expect(await lackedIn('later')).toBeNull();
  }, 60_000);
});
