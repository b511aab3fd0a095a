import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { ServerContext } from '@server/context';
import type { FileFacts, Files } from '@server/files/files';
import { type ByteSource, fileSource } from '@server/http/sendBytes';
import type { PlatformType } from '@/contract/fields';
import type { StoredGame, StoredPackage } from './stored';

const CONTENT_TYPE: Record<PlatformType, string> = {
  1: 'application/vnd.android.package-archive',
  2: 'application/octet-stream',
};
const EXTENSION: Record<PlatformType, string> = { 1: 'apk', 2: 'ipa' };

/** Size and hash of a package, for its row. */
export function describePackage(bytes: Buffer): { bytes: number; sha256: string } {
  return { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

interface KnownSum extends Pick<FileFacts, 'size' | 'at'> {
  sha256: Promise<string>;
}

/** The sums of the operator's files: read whole once, and again when size or time say that another lies there. */
const sumsOfFiles = new WeakMap<Files, Map<string, KnownSum>>();

function sumsOf(files: Files): Map<string, KnownSum> {
  const sums = sumsOfFiles.get(files) ?? new Map<string, KnownSum>();
  sumsOfFiles.set(files, sums);
  return sums;
}

async function readSum(files: Files, key: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(await files.read(key), hash);
  return hash.digest('hex');
}

function sumOf(files: Files, { key, size, at }: FileFacts): Promise<string> {
  const sums = sumsOf(files);
  const known = sums.get(key);
  if (known?.size === size && known.at === at) return known.sha256;
  const sha256 = readSum(files, key);
  sums.set(key, { size, at, sha256 });
  sha256.catch(() => sums.delete(key));
  return sha256;
}

type Owner = Pick<StoredGame, 'id' | 'name' | 'developer'>;

/** The operator's file behind a package, or null. */
async function findFile(files: Files, gameId: number, { platformType, sha256 }: StoredPackage) {
  for (const name of [sha256, `${gameId}-${platformType}`]) {
    const file = await files.head(`packages/${name}.${EXTENSION[platformType]}`);
    if (file) return { file, isImported: name === sha256 };
  }
  return null;
}

/** Whether there is anything to send: nobody pays for a package that is gone. */
export const hasPackage = async (
  { files, demo }: Pick<ServerContext, 'files' | 'demo'>,
  game: Owner,
  pack: StoredPackage,
): Promise<boolean> => demo !== null || (await findFile(files, game.id, pack)) !== null;

/**
 * The bytes behind a package: what `content:import` brought (`packages/<sha256>.apk|ipa`), else the operator's file
 * `packages/<game>-<platform>.apk|ipa` of the data folder, else the demo's placeholder, made on the spot; null where there
 * is none of them. Size and etag, its SHA-256, are those of these very bytes.
 */
export async function openPackage(
  { files, demo }: Pick<ServerContext, 'files' | 'demo'>,
  game: Owner,
  pack: StoredPackage,
): Promise<ByteSource | null> {
  const { platformType, version, sha256 } = pack;
  const contentType = CONTENT_TYPE[platformType];
  const found = await findFile(files, game.id, pack);
  if (found !== null) {
    const etag = found.isImported ? sha256 : await sumOf(files, found.file);
    return fileSource(files, found.file, { etag, contentType });
  }
  if (demo === null) return null;
  const bytes = demo.gamePackage({ ...game, version }, platformType);
  const { sha256: etag } = describePackage(bytes);
  return { size: bytes.length, etag, contentType, open: (start, end) => bytes.subarray(start, end + 1) };
}
