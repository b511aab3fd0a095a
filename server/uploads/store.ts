import type { Files } from '@server/files/files';
import { type KeptFiles, keptFiles } from '@server/files/keptFiles';
import type { ByteSource } from '@server/http/sendBytes';

/** Random, so that nobody finds a picture by counting. */
const KEY = /^[\w-]{24}$/;

/** Where an upload is served. */
export const uploadUrl = (key: string): string => `/media/up/${key}.webp`;

/** The key behind the address of an upload; null for a picture that is none. */
export function uploadKeyOf(url: string): string | null {
  return /^\/media\/up\/([\w-]{24})\.webp$/.exec(url)?.[1] ?? null;
}

/** The pictures of members, each under its key. */
export const pictureFiles = (files: Files): KeptFiles => keptFiles(files, 'uploads', '.webp');

/** Keeps a picture; whoever reads meanwhile never sees half of it. */
export const keepUpload = (files: Files, key: string, bytes: Buffer): Promise<void> =>
  pictureFiles(files).keep(key, bytes);

/** Throws away drafts that nobody has written on since `before` (epoch ms): a process died over them. Answers how many. */
export const dropDrafts = (files: Files, before: number): Promise<number> => pictureFiles(files).dropDrafts(before);

/** Throws a picture away; it may be gone already. */
export const dropUpload = (files: Files, key: string): Promise<void> => pictureFiles(files).drop(key);

/** The bytes of an upload, or null where there is none. */
export async function openUpload(store: Files, name: string): Promise<ByteSource | null> {
  const key = name.endsWith('.webp') ? name.slice(0, -'.webp'.length) : '';
  if (!KEY.test(key)) return null;
  const files = pictureFiles(store);
  const found = await files.find(key);
  if (!found) return null;
  const open = (start: number, end: number) => files.read(key, { start, end });
  return { size: found.size, etag: key, contentType: 'image/webp', open };
}
