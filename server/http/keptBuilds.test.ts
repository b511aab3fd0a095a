import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { localFiles } from '@server/files/localFiles';
import { withTestServer } from '@server/testing/testServer';
import { keepBuild } from './keptBuilds';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-03-01T12:00:00Z');

const folder = mkdtempSync(path.join(tmpdir(), 'plaza-builds-'));
const root = path.join(folder, 'client');
const dataDir = path.join(folder, 'data');
const files = localFiles(dataDir);

/** Puts another build in the place of the one that is there, as a deploy does. */
function publish(...files: string[]) {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(path.join(root, 'assets'), { recursive: true });
  for (const file of files) writeFileSync(path.join(root, 'assets', file), `of ${file}`);
}

const server = withTestServer(undefined, { clientRoot: root, environment: { DATA_DIR: dataDir } });
afterAll(() => rmSync(folder, { recursive: true }));
const ask = async (file: string) => server.raw({ url: `/assets/${file}` });

it('C8: files of the builds before are there for seven days after they were last served', async () => {
  publish('page-detail.aaa111.js', 'page-detail.aaa111.js.map');
  await keepBuild(root, files, NOW);
  // Served for three weeks, and told so every hour.
  await keepBuild(root, files, NOW + 21 * DAY_MS);
  publish('page-detail.bbb222.js');
  await keepBuild(root, files, NOW + 21 * DAY_MS + 1);
  const old = await ask('page-detail.aaa111.js');
  expect([old.statusCode, old.body]).toEqual([200, 'of page-detail.aaa111.js']);
  expect(old.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await ask('page-detail.aaa111.js.map')).statusCode).toBe(404);
  expect((await ask('page-detail.ccc333.js')).statusCode).toBe(404);

  await keepBuild(root, files, NOW + 28 * DAY_MS);
  expect((await ask('page-detail.aaa111.js')).statusCode).toBe(200);
  await keepBuild(root, files, NOW + 28 * DAY_MS + 1);
  expect((await ask('page-detail.aaa111.js')).statusCode).toBe(404);
  expect((await ask('page-detail.bbb222.js')).statusCode).toBe(200);
});

it('C8: two processes may keep the same build at the same time, and nothing half written stays', async () => {
  publish('main.ddd444.js');
  await Promise.all([keepBuild(root, files, NOW), keepBuild(root, files, NOW)]);
  expect(readdirSync(path.join(dataDir, 'builds')).filter((name) => name.includes('.'))).toEqual([]);
  expect((await ask('main.ddd444.js')).statusCode).toBe(200);
});

it('C8: without a build there is nothing to keep, and nothing of the data is reached through it', async () => {
  rmSync(root, { recursive: true });
  writeFileSync(path.join(dataDir, 'secret.key'), 'secret');
  await keepBuild(root, files, NOW);
  expect(existsSync(path.join(dataDir, 'builds'))).toBe(true);
  for (const url of ['/assets/../../secret.key', '/assets/%2e%2e/%2e%2e/secret.key'])
    expect((await server.raw({ url })).statusCode).toBe(404);
});
