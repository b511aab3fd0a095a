import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestServer } from './server';

/** Fills one data folder with the demo data; every worker starts from a copy of it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!existsSync('dist/server/main.js') || !existsSync('dist/client/index.html')) {
    throw new Error('There is no build to test: npm run build');
  }
  const folder = await mkdtemp(join(tmpdir(), 'plaza-e2e-'));
  const template = join(folder, 'template');
  const server = await TestServer.start(template);
  await server.down();
  process.env.PLAZA_E2E_FOLDER = folder;
  return () => rm(folder, { recursive: true, force: true });
}
