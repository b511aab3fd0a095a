import { createHash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

const WEEK_MS = 7 * 86_400_000;

const foldersIn = (dataDir: string): string => path.join(dataDir, 'builds');

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** The last builds; one that is just being written is none yet. */
const buildsIn = async (dataDir: string): Promise<string[]> =>
  (await namesIn(foldersIn(dataDir))).filter((name) => !name.includes('.'));

/**
 * Keeps this build's hashed files beside the data, so that pages which are open over the next deploy find theirs. A build's
 * folder bears the time it was last served (`now`, epoch ms); seven days after that it goes. Done at start and every hour.
 */
export async function keepBuild(root: string, dataDir: string, now: number): Promise<void> {
  const assets = path.join(root, 'assets');
  const files = (await namesIn(assets)).filter((name) => !name.endsWith('.map')).sort();
  if (files.length > 0) {
    const name = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
    const folder = path.join(foldersIn(dataDir), name);
    if (!(await buildsIn(dataDir)).includes(name)) await copyBuild(assets, files, folder);
    await utimes(folder, now / 1000, now / 1000);
  }
  for (const name of await namesIn(foldersIn(dataDir))) {
    const folder = path.join(foldersIn(dataDir), name);
    if ((await stat(folder)).mtimeMs < now - WEEK_MS) await rm(folder, { recursive: true, force: true });
  }
}

/** All of it or nothing: another process may be looking for a file meanwhile, or writing the same. */
async function copyBuild(assets: string, files: string[], folder: string): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true });
  const part = await mkdtemp(`${folder}.`);
  await mkdir(path.join(part, 'assets'));
  for (const file of files) await copyFile(path.join(assets, file), path.join(part, 'assets', file));
  await rename(part, folder).catch(() => rm(part, { recursive: true }));
}

/** The folder of a kept build that has the file, by its path from `/assets/` on. */
export async function keptBuildWith(pathname: string, dataDir: string): Promise<string | undefined> {
  for (const name of await buildsIn(dataDir)) {
    const folder = path.join(foldersIn(dataDir), name);
    const found = await stat(path.join(folder, pathname)).catch(() => undefined);
    if (found?.isFile()) return folder;
  }
  return undefined;
}
