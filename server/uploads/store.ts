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

/** The pictures of letters: they lie where no public address looks. */
export const letterPictureFiles = (files: Files): KeptFiles => keptFiles(files, 'letters', '.webp');

/** Throws a picture away; it may be gone already. */
export const dropUpload = (files: Files, key: string): Promise<void> => pictureFiles(files).drop(key);

/** The bytes of an upload, or null where there is none. */
export async function openUpload(store: Files, name: string): Promise<ByteSource | null> {
  const key = name.endsWith('.webp') ? name.slice(0, -'.webp'.length) : '';
  if (!KEY.test(key)) return null;
  return openPicture(pictureFiles(store), key);
}

/** The bytes of a picture by its key, or null where there is none. */
export async function openPicture(files: KeptFiles, key: string): Promise<ByteSource | null> {
  const found = await files.find(key);
  if (!found) return null;
  const open = (start: number, end: number) => files.read(key, { start, end });
  return { size: found.size, etag: key, contentType: 'image/webp', open };
}
