import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrate } from './migrate';
import { hasFolder, openFolder, openMemory } from './openPglite';

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
      expect(await again.db.selectFrom('appConfig').selectAll().execute()).toEqual([{ ...setting, value: 'yes' }]);
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
