import { createHash } from 'node:crypto';
import { createReadStream, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ServerContext } from '@server/context';
import type { ByteSource } from '@server/http/sendBytes';
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

type Owner = Pick<StoredGame, 'id' | 'name' | 'developer'>;

/** The file of the data folder behind a package, or null. */
async function findFile(dataDir: string, gameId: number, { platformType, sha256 }: StoredPackage) {
  for (const name of [sha256, `${gameId}-${platformType}`]) {
    const file = path.join(dataDir, 'packages', `${name}.${EXTENSION[platformType]}`);
    const own = await stat(file).catch(() => null);
    if (own?.isFile()) return { file, own, isImported: name === sha256 };
  }
  return null;
}

/** Whether there is anything to send: nobody pays for a package that is gone. */
export const hasPackage = async (
  { config, demo }: Pick<ServerContext, 'config' | 'demo'>,
  game: Owner,
  pack: StoredPackage,
): Promise<boolean> => demo !== null || (await findFile(config.dataDir, game.id, pack)) !== null;

/**
 * The bytes behind a package: what `content:import` brought (`packages/<sha256>.apk|ipa`), else the operator's file
 * `packages/<game>-<platform>.apk|ipa` of the data folder, else the demo's placeholder, made on the spot; null where there
 * is none of them. Size and etag, its SHA-256, are those of these very bytes.
 */
export async function openPackage(
  { config, demo }: Pick<ServerContext, 'config' | 'demo'>,
  game: Owner,
  pack: StoredPackage,
): Promise<ByteSource | null> {
  const { platformType, version, sha256 } = pack;
  const contentType = CONTENT_TYPE[platformType];
  const found = await findFile(config.dataDir, game.id, pack);
  if (found !== null) {
    const { file, own, isImported } = found;
    const etag = isImported ? sha256 : await sumOf(file, own);
    return { size: own.size, etag, contentType, open: (start, end) => createReadStream(file, { start, end }) };
  }
  if (demo === null) return null;
  const bytes = demo.gamePackage({ ...game, version }, platformType);
  const { sha256: etag } = describePackage(bytes);
  return { size: bytes.length, etag, contentType, open: (start, end) => bytes.subarray(start, end + 1) };
}
