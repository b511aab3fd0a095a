import { createReadStream } from 'node:fs';
import { lstat, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ByteSource } from '@server/http/sendBytes';

/** Random, so that nobody finds a picture by counting. */
const KEY = /^[\w-]{24}$/;

/** What a file is called until all of it is there. */
const DRAFT = '.part';

/** Where an upload is served. */
export const uploadUrl = (key: string): string => `/media/up/${key}.webp`;

/** The key behind the address of an upload; null for a picture that is none. */
export function uploadKeyOf(url: string): string | null {
  return /^\/media\/up\/([\w-]{24})\.webp$/.exec(url)?.[1] ?? null;
}

function fileOf(dataDir: string, key: string): string {
  return path.join(dataDir, 'uploads', key.slice(0, 2), `${key}.webp`);
}

/** Keeps a picture; whoever reads meanwhile never sees half of it. */
export async function keepUpload(dataDir: string, key: string, bytes: Buffer): Promise<void> {
  const file = fileOf(dataDir, key);
  const draft = `${file}${DRAFT}`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(draft, bytes);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Throws away drafts that nobody has written on since `before` (epoch ms): a process died over them. Answers how many. */
export async function dropDrafts(dataDir: string, before: number): Promise<number> {
  const folder = path.join(dataDir, 'uploads');
  let dropped = 0;
  for (const part of await readdir(folder).catch(() => [])) {
    for (const name of await readdir(path.join(folder, part)).catch(() => [])) {
      if (!name.endsWith(DRAFT)) continue;
      const file = path.join(folder, part, name);
      const found = await lstat(file).catch(() => null);
      if (found === null || found.mtimeMs >= before) continue;
      await rm(file, { force: true });
      dropped += 1;
    }
  }
  return dropped;
}

/** Throws a picture away; it may be gone already. */
export async function dropUpload(dataDir: string, key: string): Promise<void> {
  await rm(fileOf(dataDir, key), { force: true });
}

/** The bytes of an upload, or null where there is none. */
export async function openUpload(dataDir: string, name: string): Promise<ByteSource | null> {
  const key = name.endsWith('.webp') ? name.slice(0, -'.webp'.length) : '';
  if (!KEY.test(key)) return null;
  const file = fileOf(dataDir, key);
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) return null;
  const open = (start: number, end: number) => createReadStream(file, { start, end });
  return { size: found.size, etag: key, contentType: 'image/webp', open };
}
