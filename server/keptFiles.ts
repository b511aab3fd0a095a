import { constants, createReadStream } from 'node:fs';
import { lstat, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from './db/tx';

/** What a file is called until all of it is there. */
const DRAFT = '.part';

/** A file that is there. */
export interface KeptFile {
  key: string;
  size: number;
  /** When it was written, epoch ms. */
  at: number;
}

/** Files of one kind under keys of ours, in `DATA_DIR/<folder>`: a key is at least two letters, digits, `_` or `-`. */
export interface KeptFiles {
  /** Keeps bytes; whoever reads meanwhile never sees half of them. */
  keep(key: string, bytes: Buffer): Promise<void>;
  /** Takes a key that nobody has, with an empty file; false where somebody has it. */
  reserve(key: string): Promise<boolean>;
  /** Throws a file away; it may be gone already. */
  drop(key: string): Promise<void>;
  /** Throws away drafts that nobody has written on since `before` (epoch ms): a process died over them. Answers how many. */
  dropDrafts(before: number): Promise<number>;
  find(key: string): Promise<KeptFile | null>;
  /** All of them, in no order. */
  all(): Promise<KeptFile[]>;
  read(key: string, range?: { start: number; end: number }): ReturnType<typeof createReadStream>;
}

/** The files of one folder that end in `ending`. */
export function keptFiles(dataDir: string, folder: string, ending: string): KeptFiles {
  const root = path.join(dataDir, folder);
  const fileOf = (key: string) => path.join(root, key.slice(0, 2), `${key}${ending}`);
  const describe = async (key: string): Promise<KeptFile | null> => {
    const found = await stat(fileOf(key)).catch(() => null);
    return found?.isFile() ? { key, size: found.size, at: found.mtimeMs } : null;
  };
  async function* names(): AsyncGenerator<{ part: string; name: string }> {
    for (const part of await readdir(root).catch(() => [])) {
      for (const name of await readdir(path.join(root, part)).catch(() => [])) yield { part, name };
    }
  }
  return {
    async keep(key, bytes) {
      const file = fileOf(key);
      const draft = `${file}${DRAFT}`;
      await mkdir(path.dirname(file), { recursive: true });
      try {
        await writeFile(draft, bytes);
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async reserve(key) {
      await mkdir(path.dirname(fileOf(key)), { recursive: true });
      try {
        const file = await open(fileOf(key), constants.O_CREAT | constants.O_EXCL | constants.O_WRONLY);
        await file.close();
        return true;
      } catch (error) {
        if (errorCode(error) === 'EEXIST') return false;
        throw error;
      }
    },
    drop: (key) => rm(fileOf(key), { force: true }),
    async dropDrafts(before) {
      let dropped = 0;
      for await (const { part, name } of names()) {
        if (!name.endsWith(DRAFT)) continue;
        const file = path.join(root, part, name);
        const found = await lstat(file).catch(() => null);
        if (found === null || found.mtimeMs >= before) continue;
        await rm(file, { force: true });
        dropped += 1;
      }
      return dropped;
    },
    find: describe,
    async all() {
      const found: KeptFile[] = [];
      for await (const { name } of names()) {
        const file = name.endsWith(ending) ? await describe(name.slice(0, -ending.length)) : null;
        if (file) found.push(file);
      }
      return found;
    },
    read: (key, range) => createReadStream(fileOf(key), range),
  };
}
