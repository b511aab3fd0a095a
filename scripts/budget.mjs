/** Holds the build to scripts/budget.json: what a member downloads, in KB (1000 bytes) after brotli. `[dist] [budget]` */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { root } from './lib/bundleEntry.mjs';
import { fail, say } from './lib/run.mjs';

const [dist = join(root, 'dist'), budgetFile = join(root, 'scripts/budget.json')] = process.argv.slice(2);
const client = join(dist, 'client');
const chunkFile = join(dist, 'chunks.json');
if (!existsSync(chunkFile)) fail('There is no build to measure: npm run build');

const { entries, lazy } = JSON.parse(readFileSync(chunkFile, 'utf8'));
const budget = JSON.parse(readFileSync(budgetFile, 'utf8'));

const bytes = (file) => {
  const packed = join(client, `${file}.br`);
  if (existsSync(packed)) return readFileSync(packed).length;
  return brotliCompressSync(readFileSync(join(client, file))).length;
};
const kilobytes = (files) => [...new Set(files)].reduce((sum, file) => sum + bytes(file), 0) / 1000;

/** `overlay-*` stands for every chunk of that beginning; the first rule that fits holds. */
const matches = (pattern, name) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern);

/**
 * The page as the server sends it: packed on the way out, so not at brotli's best (server/http/compress.ts), and with no theme but the
 * operator's (server/http/clientPage.ts). What it writes in, settings and a link's card, comes on top.
 */
const SENT = 'index.html';
const SENT_QUALITY = 6;
const THEMES = /<style [^>]*data-theme-of=[^>]*>[^<]*<\/style>/g;
const sentBytes = (page) =>
  brotliCompressSync(readFileSync(join(client, page), 'utf8').replace(THEMES, ''), {
    params: { [constants.BROTLI_PARAM_QUALITY]: SENT_QUALITY },
  }).length;

const problems = [];
const rows = [];
const judge = (name, files, limit, size = kilobytes(files)) => {
  rows.push({ name, size, limit });
  if (size > limit) {
    const over = Math.ceil((size - limit) * 1000);
    problems.push(`${name}: ${size.toFixed(1)} KB, ${over} bytes over its ${limit} KB`);
  }
};

const entryFiles = entries.main;
/** Files that many chunks stand on, by the beginning of their name: each is judged once, by itself. */
const allFiles = [...new Set(Object.values(lazy).flat())];
const shared = Object.entries(budget.shared ?? {}).map(([name, limit]) => {
  const files = allFiles.filter((file) => file.split('/').at(-1).startsWith(`${name}.`));
  if (files.length === 0) problems.push(`scripts/budget.json names a shared file that no longer exists: ${name}`);
  return { name, limit, files };
});
const sharedFiles = shared.flatMap(({ files }) => files);
for (const { name, limit, files } of shared) judge(`shared ${name}`, files, limit);
for (const [name, { chunks, limit }] of Object.entries(budget.initial)) {
  const missing = chunks.filter((chunk) => lazy[chunk] === undefined);
  if (missing.length > 0) problems.push(`${name}: the build has no chunk ${missing.join(', ')}`);
  judge(name, [...entryFiles, ...chunks.flatMap((chunk) => lazy[chunk] ?? [])], limit);
}
for (const [page, limit] of Object.entries(budget.pages ?? {})) {
  if (existsSync(join(client, page)))
    judge(`page ${page}`, [page], limit, page === SENT ? sentBytes(page) / 1000 : undefined);
  else problems.push(`scripts/budget.json names a page that no longer exists: ${page}`);
}
for (const [name, files] of Object.entries(lazy)) {
  const own = files.filter((file) => !entryFiles.includes(file) && !sharedFiles.includes(file));
  const rule = Object.keys(budget.lazy).find((pattern) => matches(pattern, name));
  judge(`chunk ${name}`, own, rule === undefined ? budget.lazyDefault : budget.lazy[rule]);
}
for (const pattern of Object.keys(budget.lazy)) {
  if (!Object.keys(lazy).some((name) => matches(pattern, name))) {
    problems.push(`scripts/budget.json names a chunk that no longer exists: ${pattern}`);
  }
}

for (const { name, size, limit } of rows.sort((one, other) => other.size - one.size)) {
  say(`${size.toFixed(1).padStart(8)} / ${String(limit).padStart(3)} KB  ${name}`);
}
const help =
  'A build may be older than its sources: npm run build. What a file is made of: node scripts/why.mjs main. What was left out of the first load: docs/decisions/0009-first-load.md';
if (problems.length > 0) fail(`Over the size budget:\n${problems.map((line) => `  ${line}`).join('\n')}\n${help}`);
