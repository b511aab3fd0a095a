import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type Files, readWhole } from '@server/files/files';
import { type ByteSource, fileSource } from './sendBytes';

const WEEK_MS = 7 * 86_400_000;

const FOLDER = 'builds';
/** One small file for every build, under its name: when it was last served. */
const SERVED = 'builds/served';

const ASSET = /^\/assets\/[\w-][\w.-]*$/;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** What a build keeps its files as, beside the plain ones. */
const PACKED = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

async function* buildsIn(files: Files): AsyncGenerator<string> {
  for await (const { key } of files.list(SERVED)) yield path.posix.basename(key);
}

async function dropBuild(files: Files, name: string): Promise<void> {
  await files.drop(`${SERVED}/${name}`);
  for await (const { key } of files.list(`${FOLDER}/${name}`)) await files.drop(key);
}

/**
 * Keeps this build's hashed files beside the data, so that pages which are open over the next deploy find theirs. Seven days
 * after a build was last served (`now`, epoch ms) it goes. Done at start and every hour.
 */
export async function keepBuild(root: string, files: Files, now: number): Promise<void> {
  const assets = path.join(root, 'assets');
  const names = (await namesIn(assets)).filter((name) => !name.endsWith('.map')).sort();
  if (names.length > 0) {
    const build = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12);
    if ((await files.head(`${SERVED}/${build}`)) === null) {
      for (const name of names) await files.put(`${FOLDER}/${build}/assets/${name}`, { path: path.join(assets, name) });
    }
    await files.put(`${SERVED}/${build}`, Buffer.from(String(now)));
  }
  for await (const name of buildsIn(files)) {
    const served = Number(await readWhole(files, `${SERVED}/${name}`));
    if (served < now - WEEK_MS) await dropBuild(files, name);
  }
}

/** A file of a build before. */
export interface KeptAsset {
  source: ByteSource;
  /** How it is packed; null: not at all. */
  encoding: string | null;
}

/** The file of a kept build by its path from `/assets/` on, packed as the browser takes it; null where no build has it. */
export async function keptAsset(files: Files, pathname: string, accepted: string): Promise<KeptAsset | null> {
  if (!ASSET.test(pathname)) return null;
  const ways = [...PACKED.filter(({ encoding }) => accepted.includes(encoding)), { encoding: null, ending: '' }];
  const contentType = TYPES[path.extname(pathname)] ?? 'application/octet-stream';
  for await (const name of buildsIn(files)) {
    for (const { encoding, ending } of ways) {
      const found = await files.head(`${FOLDER}/${name}${pathname}${ending}`);
      const etag = `${path.basename(pathname)}${ending}`;
      if (found) return { source: fileSource(files, found, { etag, contentType }), encoding };
    }
  }
  return null;
}
