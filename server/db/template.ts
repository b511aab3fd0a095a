import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { serverFile } from './serverFile';

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

/** Where the tarball with these migrations applied belongs. */
export function migratedTemplateFile(cacheDir: string, hash: string): string {
  return path.join(cacheDir, `${ENGINE}-${hash}.tar.gz`);
}
