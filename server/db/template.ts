import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { migrationsHash, readMigrations } from './migrate';
import { serverFile, serverPath } from './serverFile';

/** Belongs to the exact PGlite pin: a cluster is tied to the engine that made it. */
const ENGINE = 'pglite-0.5.16';

/** Makes a file under a name of our own and renames it, so that nobody ever reads half of it. */
export async function publish(file: string, make: (draft: string) => Promise<void>): Promise<string> {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  try {
    await make(draft);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  return file;
}

/** The tarball of a fresh, empty cluster; made once per cache by a child process. */
export async function clusterTemplate(cacheDir: string): Promise<string> {
  const file = path.join(cacheDir, `${ENGINE}.tar.gz`);
  if (existsSync(file)) return file;
  return publish(file, async (draft) => {
    await promisify(execFile)(process.execPath, [serverFile('db/pglite-init.mjs'), draft]);
  });
}

/** The tarball with all migrations applied; its name says which. */
export const migratedTemplateIn = (folder: string): string =>
  path.join(folder, `${ENGINE}-${migrationsHash(readMigrations())}.tar.gz`);

/** What a new folder begins from: a cluster that the build has migrated, else an empty one. */
export async function folderTemplate(cacheDir: string): Promise<string> {
  const built = migratedTemplateIn(serverPath('db'));
  return existsSync(built) ? built : clusterTemplate(cacheDir);
}
