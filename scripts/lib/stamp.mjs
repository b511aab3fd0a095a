/** Knows whether dist/ was built from the sources as they are now. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundleEntry.mjs';

const sources = [
  'src',
  'server',
  'demo',
  'public',
  'scripts/webpack',
  'webpack.config.ts',
  'babel.config.js',
  'package.json',
  'package-lock.json',
];
const stampFile = join(root, 'dist/stamp');
const outputs = ['dist/client/index.html', 'dist/desk/index.html', 'dist/server/main.js', 'dist/chunks.json'];

const filesOf = (path) => {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
};

/** A hash over everything a build reads, the origins its page may ask among it; tests are not part of it. */
export const sourceStamp = () => {
  const hash = createHash('sha256');
  for (const file of sources
    .map((name) => join(root, name))
    .filter((path) => existsSync(path))
    .flatMap(filesOf)) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.update(process.env.PAGE_ORIGINS ?? '').digest('hex');
};

export const isFresh = () =>
  outputs.every((file) => existsSync(join(root, file))) &&
  existsSync(stampFile) &&
  readFileSync(stampFile, 'utf8') === sourceStamp();

export const writeStamp = (stamp) => writeFileSync(stampFile, stamp);
