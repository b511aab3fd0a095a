import { createHash } from 'node:crypto';
import { createReadStream, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { packageFile } from '@server/content/packageFile';
import type { ByteSource } from '@server/http/sendBytes';
import type { PlatformType } from '@/contract/fields';
import type { StoredGame, StoredPackage } from './present';

const CONTENT_TYPE: Record<PlatformType, string> = {
  1: 'application/vnd.android.package-archive',
  2: 'application/octet-stream',
};
const EXTENSION: Record<PlatformType, string> = { 1: 'apk', 2: 'ipa' };

/** Size and hash of a package, for its row. */
export function describePackage(bytes: Buffer): { bytes: number; sha256: string } {
  return { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

interface KnownSum {
  size: number;
  mtimeMs: number;
  sha256: Promise<string>;
}

/** The sums of the operator's files: read whole once, and again when size or time say that another lies there. */
const sums = new Map<string, KnownSum>();

async function readSum(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

function sumOf(file: string, { size, mtimeMs }: Pick<Stats, 'size' | 'mtimeMs'>): Promise<string> {
  const known = sums.get(file);
  if (known?.size === size && known.mtimeMs === mtimeMs) return known.sha256;
  const sha256 = readSum(file);
  sums.set(file, { size, mtimeMs, sha256 });
  sha256.catch(() => sums.delete(file));
  return sha256;
}

/**
 * The bytes behind a package: what `content:import` brought (`packages/<sha256>.apk|ipa`), else the operator's file
 * `packages/<game>-<platform>.apk|ipa` of the data folder, else the demo's placeholder, made on the spot. Size and
 * etag, its SHA-256, are those of these very bytes.
 */
export async function openPackage(
  dataDir: string,
  game: Pick<StoredGame, 'id' | 'name' | 'developer'>,
  { platformType, version, sha256 }: StoredPackage,
): Promise<ByteSource> {
  const contentType = CONTENT_TYPE[platformType];
  for (const name of [sha256, `${game.id}-${platformType}`]) {
    const file = path.join(dataDir, 'packages', `${name}.${EXTENSION[platformType]}`);
    const own = await stat(file).catch(() => null);
    if (own?.isFile()) {
      const etag = name === sha256 ? sha256 : await sumOf(file, own);
      return { size: own.size, etag, contentType, open: (start, end) => createReadStream(file, { start, end }) };
    }
  }
  const bytes = packageFile({ ...game, version }, platformType);
  const { sha256: etag } = describePackage(bytes);
  return { size: bytes.length, etag, contentType, open: (start, end) => bytes.subarray(start, end + 1) };
}
