import { randomUUID } from 'node:crypto';
import { constants, createReadStream, type Dirent } from 'node:fs';
import { copyFile, lstat, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '@server/db/tx';
import { type Content, type FileFacts, FileGone, type Files } from './files';

/** What a file is called until all of it is there. */
const DRAFT = '.part';

const write = (draft: string, content: Content) =>
  Buffer.isBuffer(content) ? writeFile(draft, content) : copyFile(content.path, draft);

/** Files in a folder of this machine. */
export function localFiles(root: string): Files {
  const fileOf = (key: string) => path.join(root, key);
  const head = async (key: string): Promise<FileFacts | null> => {
    const found = await stat(fileOf(key)).catch(() => null);
    return found?.isFile() ? { key, size: found.size, at: found.mtimeMs } : null;
  };
  async function* entries(folder: string): AsyncGenerator<{ key: string; isDraft: boolean }> {
    const inside: Dirent[] = await readdir(fileOf(folder), { withFileTypes: true }).catch(() => []);
    for (const { name, ...entry } of inside.map((one) => ({ name: one.name, isFolder: one.isDirectory() }))) {
      const key = `${folder}/${name}`;
      if (entry.isFolder) yield* entries(key);
      else yield { key, isDraft: name.endsWith(DRAFT) };
    }
  }
  return {
    async put(key, content) {
      const file = fileOf(key);
      // Another process may write the same one.
      const draft = `${file}.${randomUUID()}${DRAFT}`;
      await mkdir(path.dirname(file), { recursive: true });
      try {
        await write(draft, content);
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
    head,
    async read(key, range) {
      const file = await open(fileOf(key)).catch((error: unknown) => {
        throw errorCode(error) === 'ENOENT' ? new FileGone(key, { cause: error }) : error;
      });
      return createReadStream(fileOf(key), { fd: file, ...range });
    },
    drop: (key) => rm(fileOf(key), { force: true }),
    async *list(folder) {
      for await (const { key, isDraft } of entries(folder)) {
        const found = isDraft ? null : await head(key);
        if (found) yield found;
      }
    },
    async dropDrafts(folder, before) {
      let dropped = 0;
      for await (const { key, isDraft } of entries(folder)) {
        const found = isDraft ? await lstat(fileOf(key)).catch(() => null) : null;
        if (found === null || found.mtimeMs >= before) continue;
        await rm(fileOf(key), { force: true });
        dropped += 1;
      }
      return dropped;
    },
    address: async () => null,
  };
}
